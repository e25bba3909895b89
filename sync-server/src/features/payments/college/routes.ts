import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  collegeChoices,
  collegePackageCalls,
  collegeStudentCount,
  createCollegePackage,
  offeredPackages,
  type CollegePackage,
  type ManagedPackage,
} from '@exam/shared-schema/contract';
import { paiseOf, rupeesOf } from '@exam/shared-schema/labels';
import type { Context } from '../../../context.ts';
import { bindManaged, changeRow, type FileColumns, fileTime, flagIs } from '../../../crud/index.ts';
import type { Tables } from '../../../database/index.ts';
import { bind } from '../../../http/index.ts';
import type { PaymentProvider } from '../../../adapters/payments/payment-provider.ts';
import { createCollegeLink } from './create-link.ts';
import { findColleges, isStudentOf, requireCollege } from './students.ts';

type PackageRow = Tables['collegePackages']['$inferSelect'];

const toPackage = ({ id: _id, name, description, tokens, price, isActive }: PackageRow): CollegePackage => ({
  ...{ _id, name, description, Tokens: tokens, price: rupeesOf(price), isActive },
});

const toManaged = (row: PackageRow): ManagedPackage => ({
  ...toPackage(row),
  createdAt: new Date(row.createdAt).toISOString(),
});

/** PA15: packages for colleges, and PA16: the links with which colleges pay for them. */
export function collegeRoutes(
  app: FastifyInstance,
  context: Context,
  requireProvider: () => PaymentProvider,
): void {
  bindPackages(app, context);
  const { store } = context;
  bind(app, collegeChoices, async ({ query: { search } }) => {
    return { data: await findColleges(store, search) };
  });
  bind(app, collegeStudentCount, async ({ params: { collegeId } }) => {
    const { id, name: collegeName } = await requireCollege(store, store.read, collegeId);
    const studentCount = await store.read.$count(store.t.users, isStudentOf(store, id));
    return { data: { studentCount, collegeName } };
  });
  bind(app, createCollegePackage, async ({ body }, { caller }) => ({
    data: await createCollegeLink(context, requireProvider(), { ...body, madeBy: caller._id }),
  }));
}

function bindPackages(app: FastifyInstance, context: Context): void {
  const { t } = context.store;
  const { collegePackages: packages } = t;
  bindManaged(app, context, collegePackageCalls, {
    from: packages,
    ofOrganisation: null,
    select: (queries) => queries.select().from(packages).$dynamic(),
    file: IN_FILE,
    present: (rows) => rows.map(toManaged),
    search: [packages.name, packages.description],
    sorts: { name: packages.name, createdAt: packages.createdAt },
    filters: { isActive: flagIs(packages.isActive) },
    insert: (queries, { Tokens: tokens, price, ...form }, { id, createdAt }) =>
      queries.insert(packages).values({ ...form, id, createdAt, tokens, price: paiseOf(price) }),
    update: (queries, { Tokens: tokens, price, ...changes }, { id, updatedAt }) =>
      changeRow(queries, packages, id, {
        ...changes,
        ...{ tokens, price: price === undefined ? undefined : paiseOf(price), updatedAt },
      }),
    references: { payment: t.payments.packageId },
    instead: 'You can disable it instead.',
  });
  bind(app, offeredPackages, async () => {
    const rows = await context.store.read
      .select()
      .from(packages)
      .where(eq(packages.isActive, true))
      .orderBy(asc(packages.price), asc(packages.id));
    return { data: rows.map(toPackage) };
  });
}

/** OP8 */
const IN_FILE: FileColumns<ManagedPackage> = {
  Name: ({ name }) => name,
  Description: ({ description }) => description,
  'Tokens per student': ({ Tokens }) => Tokens,
  'Price per student, rupees': ({ price }) => price,
  Status: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
  'Created, India time': ({ createdAt }) => fileTime(createdAt),
};
