import { describe, expect, test } from 'vitest';
import { collegeCalls } from './admin.ts';
import { addedDomain, BAD_DOMAIN, NO_DOMAIN, PUBLIC_DOMAIN, REPEATED_DOMAIN } from './domains.ts';

const form = collegeCalls.create.body;

const GOOD = {
  name: ' Govt College ',
  code: ' gc-1 ',
  type: 'College',
  address: { street: '', city: 'Pune', state: 'Maharashtra', country: 'India', pincode: '' },
  contactInfo: { email: 'office@gc.ac.in', phone: '', website: '' },
  establishedYear: 1950,
};

/** Every rule with what breaks it, in the order of the specification. */
const RULES: readonly (readonly [sentence: string, breaking: object])[] = [
  ['College name is required', { name: '  ' }],
  ['College code is required', { code: '' }],
  ['Invalid type. Allowed types: University, College, Institute, Board, Other', { type: 'School' }],
  ['City is required in address', { address: { ...GOOD.address, city: '' } }],
  ['State is required in address', { address: { ...GOOD.address, state: ' ' } }],
  ['Country is required in address', { address: { ...GOOD.address, country: '' } }],
  ['Email is required in contact information', { contactInfo: { ...GOOD.contactInfo, email: ' ' } }],
  ['Please enter a valid email address', { contactInfo: { ...GOOD.contactInfo, email: 'office' } }],
  ['Phone number must be exactly 10 digits', { contactInfo: { ...GOOD.contactInfo, phone: '12345' } }],
  [
    'Website URL must start with http:// or https://',
    { contactInfo: { ...GOOD.contactInfo, website: 'javascript:alert(1)' } },
  ],
  ['Established year is required', { establishedYear: '' }],
  ['Please enter a valid established year between 1800 and current year', { establishedYear: 1799 }],
];

const firstOf = (body: object) => form.safeParse(body).error?.issues[0]?.message;

describe('[OR22] the form of a college', () => {
  test.each(RULES)('%s', (sentence, breaking) => {
    expect(firstOf({ ...GOOD, ...breaking })).toBe(sentence);
    expect(form.safeParse({ ...GOOD, ...breaking }).error?.issues).toHaveLength(1);
  });

  test('shows the first rule that is broken', () => {
    // The address has three rules in one object, and the contact four.
    const all = RULES.map(([, breaking]) => breaking);
    for (let first = 0; first < all.length; first += 1) {
      const broken = Object.assign({}, ...all.slice(first).reverse()) as object;
      expect(firstOf({ ...GOOD, ...broken })).toBe(RULES[first]?.[0]);
    }
  });

  test('an absent group is refused as an empty one', () => {
    const { address: _address, contactInfo: _contact, ...rest } = GOOD;
    expect(firstOf(rest)).toBe('City is required in address');
    expect(firstOf({ ...rest, address: GOOD.address })).toBe('Email is required in contact information');
  });

  test('is trimmed, with the code in capital letters and the defaults', () => {
    const { type: _type, ...rest } = GOOD;
    const { street: _street, pincode: _pincode, ...address } = GOOD.address;
    expect(form.parse({ ...rest, address, contactInfo: { email: 'office@gc.ac.in' } })).toEqual({
      ...GOOD,
      name: 'Govt College',
      code: 'GC-1',
      affiliation: '',
      isActive: true,
      settings: { allowSelfRegistration: false, domains: [] },
    });
  });

  test.each(['9876543210', '98765 43210', '९८७६५४३२१०'])('takes the phone number %s', (phone) => {
    const parsed = form.parse({ ...GOOD, contactInfo: { ...GOOD.contactInfo, phone } });
    expect(parsed.contactInfo.phone).toBe('9876543210');
  });
});

describe('[OR21] an allowed domain', () => {
  const sentenceOf = (typed: string, domains: string[] = []) => {
    const added = addedDomain(typed, domains);
    return added.ok ? added.value : added.sentence;
  };

  test.each([
    [' College.EDU ', 'college.edu'],
    ['cs.university.ac.in', 'cs.university.ac.in'],
    ['xn--p1b6ci4b4b3a.xn--11b4c3d', BAD_DOMAIN],
    ['', NO_DOMAIN],
    ['   ', NO_DOMAIN],
    ['college', BAD_DOMAIN],
    ['college.e', BAD_DOMAIN],
    ['-college.edu', BAD_DOMAIN],
    ['col lege.edu', BAD_DOMAIN],
    ['@college.edu', BAD_DOMAIN],
    ['https://college.edu', BAD_DOMAIN],
    ['college..edu', BAD_DOMAIN],
    ['gmail.com', PUBLIC_DOMAIN],
    ['Yahoo.co.in', PUBLIC_DOMAIN],
  ])('%j: %s', (typed, expected) => {
    expect(sentenceOf(typed)).toBe(expected);
  });

  test('stands once', () => {
    expect(sentenceOf('College.edu', ['college.edu'])).toBe(REPEATED_DOMAIN);
    const settings = { domains: ['college.edu', 'COLLEGE.edu'] };
    expect(firstOf({ ...GOOD, settings })).toBe(REPEATED_DOMAIN);
  });
});

test('[OR22] a change may have a part of the college, and a part of its groups', () => {
  const changes = collegeCalls.update.body;
  expect(changes.parse({ isActive: false })).toEqual({ isActive: false });
  expect(changes.parse({ settings: { allowSelfRegistration: true } })).toEqual({
    settings: { allowSelfRegistration: true },
  });
  expect(changes.safeParse({ address: { city: '' } }).error?.issues[0]?.message).toBe(
    'City is required in address',
  );
});
