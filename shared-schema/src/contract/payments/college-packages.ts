import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { defineCall } from '../call.ts';
import { descriptionField, MAX_NAME, nameField } from '../catalogue/admin/fields.ts';
import { changesOf, formOf } from '../forms.ts';
import { flagFilter, searchText, sortBy } from '../lists.ts';
import { managed } from '../managed.ts';
import { LEAST_PRICE, MOST_PRICE, priceInRupees } from '../plans/admin.ts';

/** PA15: what a college can buy for its students. */
export const collegePackageSchema = z.object({
  _id: idSchema,
  name: z.string(),
  description: z.string(),
  /** For each student. */
  Tokens: z.int(),
  /** Rupees for each student, with at most two decimals. */
  price: z.number(),
  isActive: z.boolean(),
});
export type CollegePackage = z.infer<typeof collegePackageSchema>;

/** A row of the console's list. */
const managedPackageSchema = z.extend(collegePackageSchema, { createdAt: z.string() });
export type ManagedPackage = z.infer<typeof managedPackageSchema>;

const MOST_TOKENS = 1_000_000;
const TOKENS = `Tokens must be a whole number from 1 to ${MOST_TOKENS}`;
const PRICE = `Price must be ₹${LEAST_PRICE} to ₹${MOST_PRICE}`;

const fields = {
  name: nameField(
    'Package name',
    'Package name is required',
    `Package name must be at most ${MAX_NAME} characters`,
  ),
  description: descriptionField,
  Tokens: z.int(TOKENS).check(z.gte(1, TOKENS), z.lte(MOST_TOKENS, TOKENS)),
  price: priceInRupees.check(z.gte(LEAST_PRICE, PRICE), z.lte(MOST_PRICE, PRICE)),
  isActive: z.boolean(),
};

const thing = managed({
  area: 'collegePackages',
  one: 'a package',
  many: 'packages',
  row: managedPackageSchema,
});

export const collegePackageCalls = {
  list: thing.list({
    path: '/admin/packages',
    query: { search: searchText, isActive: flagFilter, sort: sortBy(['name', 'createdAt'], '-createdAt') },
  }),
  create: thing.create({
    path: '/payments/packages',
    form: formOf(fields, { description: '', isActive: true }),
  }),
  update: thing.update({ path: '/payments/packages/{id}', changes: changesOf(fields) }),
  delete: thing.delete({
    path: '/payments/packages/{id}',
    summary: 'Delete a package for which no payment link was made',
  }),
};

export const offeredPackages = defineCall({
  name: 'collegePackages.offered',
  summary: 'The packages that are offered to colleges, the cheapest first',
  method: 'GET',
  path: '/payments/packages',
  access: 'signed-in',
  answer: z.object({ data: z.array(collegePackageSchema) }),
});

/** How many colleges a search suggests at most. */
export const MOST_COLLEGES = 100;

export const collegeChoices = defineCall({
  name: 'payments.colleges',
  summary: 'Active colleges, by name, whose name or code has the text, at most a hundred',
  method: 'GET',
  path: '/payments/colleges',
  access: 'admin',
  query: z.object({ search: searchText }),
  answer: z.object({
    data: z.array(z.object({ _id: idSchema, name: z.string(), code: z.string(), studentCount: z.int() })),
  }),
});
export type CollegeChoice = z.infer<(typeof collegeChoices)['answer']>['data'][number];

export const collegeStudentCount = defineCall({
  name: 'payments.collegeStudents',
  summary: 'The number of students of a college that a package would be bought for now',
  method: 'GET',
  path: '/payments/college-student-count/{collegeId}',
  access: 'admin',
  params: z.object({ collegeId: idSchema }),
  answer: z.object({ data: z.object({ studentCount: z.int(), collegeName: z.string() }) }),
});

const CHOICE = 'Please select both college and package';
const chosen = z.string(CHOICE).check(z.minLength(1, CHOICE), z.maxLength(64, CHOICE));

/** PA16: the link with which a college pays. */
export const createCollegePackage = defineCall({
  name: 'payments.createCollegePackage',
  summary: 'Make a payment link for a package for all students that a college has now (ST46)',
  method: 'POST',
  path: '/payments/create-college-package',
  access: 'admin',
  body: z.object({ packageId: chosen, collegeId: chosen }),
  answer: z.object({
    data: z.object({
      paymentLink: z.string(),
      summary: z.object({
        totalTokens: z.int(),
        /** Rupees. */
        totalAmount: z.number(),
        totalStudents: z.int(),
      }),
      paymentId: idSchema,
      /** ISO 8601 UTC. */
      expiresAt: z.string(),
    }),
  }),
});
export type CollegeLink = z.infer<(typeof createCollegePackage)['answer']>['data'];
