import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  'asha.iyer@gmail.com',
  'Asha.Iyer@Gmail.com',
  'a.s.h.a.i.y.e.r@googlemail.com',
  'ashaiyer+prep@gmail.com',
  'ashaiyer+prep+again@gmail.com.',
  'ＡＳＨＡiyer@ｇｍａｉｌ。ｃｏｍ',
  '"ashaiyer"@gmail.com',
  '<ashaiyer@gmail.com',
  '\u0001ashaiyer@gmail.com',
  'asha\u00adiyer@gmail.com',
  ' ashaiyer@gmail.com ',
])('[ST72] %j is one mailbox with all its other spellings', (spelling) => {
  expect(mailboxOf(spelling)).toBe('ashaiyer@gmail.com');
});

test('[ST72] elsewhere dots tell people apart, tags and case do not', () => {
  expect(mailboxOf('asha.iyer+jee@Example.com')).toBe('asha.iyer@example.com');
  expect(mailboxOf('ashaiyer@example.com')).not.toBe(mailboxOf('asha.iyer@example.com'));
});

test('[ST72] an international domain is the same in Unicode and in ASCII', () => {
  expect(mailboxOf('asha@EXÄMPLE.com')).toBe(mailboxOf('asha@xn--exmple-cua.com'));
});

test('what is no address is folded all the same', () => {
  expect(mailboxOf('Nobody')).toBe('nobody');
});
