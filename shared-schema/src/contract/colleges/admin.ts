import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { digits, emailField, PHONE_DIGITS } from '../accounts/account-fields.ts';
import { formOf } from '../forms.ts';
import { hidesSomething, visible } from '../hidden-characters.ts';
import { searchText, sortBy } from '../lists.ts';
import { managed } from '../managed.ts';
import { domainsField } from './domains.ts';

export const collegeTypes = ['University', 'College', 'Institute', 'Board', 'Other'] as const;
export const EARLIEST_YEAR = 1800;

const BAD_TYPE = `Invalid type. Allowed types: ${collegeTypes.join(', ')}`;
const NO_EMAIL = 'Email is required in contact information';
const BAD_PHONE = `Phone number must be exactly ${PHONE_DIGITS} digits`;
const BAD_WEBSITE = 'Website URL must start with http:// or https://';
const NO_YEAR = 'Established year is required';
/** The server, which knows the date, refuses a year to come. */
export const BAD_YEAR = `Please enter a valid established year between ${EARLIEST_YEAR} and current year`;

/** Characters. */
export const MAX_COLLEGE_NAME = 200;
export const MAX_COLLEGE_CODE = 20;
const MAX_LINE = 200;
const MAX_PLACE = 100;
const MAX_PINCODE = 12;
const MAX_WEBSITE = 300;

const required = (what: string, sentence: string, most: number) =>
  z
    .string(sentence)
    .check(
      z.trim(),
      z.minLength(1, sentence),
      z.maxLength(most, `${what} must be at most ${most} characters`),
      visible(hidesSomething(what)),
    );

const optional = (what: string, most: number) =>
  z
    .string(`${what} must be text`)
    .check(
      z.trim(),
      z.maxLength(most, `${what} must be at most ${most} characters`),
      visible(hidesSomething(what)),
    );

/** In the order of the form's rules. Absent groups are checked as empty ones. */
const fields = {
  name: required('College name', 'College name is required', MAX_COLLEGE_NAME),
  code: required('College code', 'College code is required', MAX_COLLEGE_CODE).check(z.toUpperCase()),
  type: z.enum(collegeTypes, BAD_TYPE),
};

const address = {
  street: optional('Street', MAX_LINE),
  city: required('City', 'City is required in address', MAX_PLACE),
  state: required('State', 'State is required in address', MAX_PLACE),
  country: required('Country', 'Country is required in address', MAX_PLACE),
  pincode: optional('Pincode', MAX_PINCODE),
};

const contactInfo = {
  email: z.pipe(
    z.string(NO_EMAIL).check(z.trim(), z.minLength(1, { error: NO_EMAIL, abort: true })),
    emailField,
  ),
  phone: digits(BAD_PHONE).check(
    z.refine((phone) => phone === '' || phone.length === PHONE_DIGITS, BAD_PHONE),
  ),
  website: optional('Website URL', MAX_WEBSITE).check(
    z.refine((website) => website === '' || /^https?:\/\/\S+$/i.test(website), BAD_WEBSITE),
  ),
};

const further = {
  establishedYear: z.pipe(z.number(NO_YEAR), z.int(BAD_YEAR).check(z.gte(EARLIEST_YEAR, BAD_YEAR))),
  affiliation: optional('Affiliation', MAX_LINE),
  isActive: z.boolean(),
};

const settings = {
  /** OR30: whether an account with an address at one of the domains becomes a member when it registers. */
  allowSelfRegistration: z.boolean(),
  domains: domainsField,
};

const collegeForm = z.object({
  ...formOf(fields, { type: 'College' }).shape,
  address: z.prefault(formOf(address, { street: '', pincode: '' }), {} as never),
  contactInfo: z.prefault(formOf(contactInfo, { phone: '', website: '' }), {} as never),
  ...formOf(further, { affiliation: '', isActive: true }).shape,
  settings: z.prefault(formOf(settings, { allowSelfRegistration: false, domains: [] }), {}),
});

/** ST41: a part of a nested object changes this part. */
const collegeChanges = z.partial(
  z.object({
    ...fields,
    address: z.partial(z.object(address)),
    contactInfo: z.partial(z.object(contactInfo)),
    ...further,
    settings: z.partial(z.object(settings)),
  }),
);

/** A college, as shown to administrators (OR20). */
export const managedCollegeSchema = z.object({
  _id: idSchema,
  name: z.string(),
  code: z.string(),
  type: z.enum(collegeTypes),
  address: z.object({
    street: z.string(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
    pincode: z.string(),
  }),
  contactInfo: z.object({ email: z.string(), phone: z.string(), website: z.string() }),
  establishedYear: z.int(),
  affiliation: z.string(),
  isActive: z.boolean(),
  settings: z.object({ allowSelfRegistration: z.boolean(), domains: z.array(z.string()) }),
  /** Its members with the role of a student. */
  studentCount: z.int(),
  /** ISO 8601 UTC. */
  createdAt: z.string(),
});
export type ManagedCollege = z.infer<typeof managedCollegeSchema>;

const thing = managed({ area: 'colleges', one: 'a college', many: 'colleges', row: managedCollegeSchema });

export const collegeCalls = {
  list: thing.list({
    path: '/colleges',
    query: {
      search: searchText,
      status: z.optional(z.enum(['active', 'inactive'])),
      type: z.optional(z.enum(collegeTypes)),
      sort: sortBy(['name', 'createdAt'], '-createdAt'),
    },
    rowsIn: 'data',
    alsoAs: { totalPages: 'pages', totalColleges: 'total', currentPage: 'page' },
  }),
  create: thing.create({ path: '/colleges', form: collegeForm, answers: ['data', 'message'] }),
  update: thing.update({ path: '/admin/colleges/{id}', changes: collegeChanges }),
  delete: thing.delete({
    path: '/colleges/{id}',
    summary: 'Delete a college without members, papers and templates',
  }),
};
