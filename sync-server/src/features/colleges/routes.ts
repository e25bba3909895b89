import { and, eq, inArray, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  addMembers,
  BAD_YEAR,
  collegeCalls,
  setUserCollege,
  type CallInput,
} from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bindManaged, changeRow, refused } from '../../crud/index.ts';
import { DEFAULT_ORGANISATION, type Tables, type Transaction } from '../../database/index.ts';
import { AppError, bind } from '../../http/index.ts';
import { managedColleges } from './list.ts';
import { addMembersOf } from './member-file.ts';
import { moveByHand } from './membership.ts';

/** Administration of colleges and of their members. */
export function collegeRoutes(app: FastifyInstance, context: Context): void {
  const { t } = context.store;
  const { organisations, users } = t;
  bindManaged(app, context, collegeCalls, {
    ...managedColleges(context.store),
    insert: async (queries, form, { id, createdAt }) => {
      refuseYearToCome(form, createdAt);
      await requireFreeCode(t, queries, id, form.code);
      const { name, code, type, establishedYear, affiliation, isActive } = form;
      const { domains, allowSelfRegistration } = form.settings;
      await queries.insert(organisations).values({
        ...{ id, createdAt, name, code, type, establishedYear, affiliation, isActive },
        ...form.address,
        ...form.contactInfo,
        allowSelfRegistration,
      });
      await keepDomains(t, queries, id, domains);
    },
    update: async (queries, changes, { id, updatedAt }) => {
      refuseYearToCome(changes, updatedAt);
      if (changes.code !== undefined) await requireFreeCode(t, queries, id, changes.code);
      await changeRow(queries, organisations, id, columnsOf(changes));
      if (changes.settings?.domains !== undefined)
        await keepDomains(t, queries, id, changes.settings.domains);
    },
    // OR25
    references: {
      member: { column: users.organisationId, where: ne(users.accountStatus, 'deleted') },
      'test paper': t.papers.organisationId,
      'exam template': t.examTemplates.organisationId,
      section: t.examSections.organisationId,
    },
    remove: async (queries, id) => {
      // What is left of deleted accounts has no college.
      await queries
        .update(users)
        .set({ organisationId: DEFAULT_ORGANISATION })
        .where(and(eq(users.organisationId, id), eq(users.accountStatus, 'deleted')));
      return queries.delete(organisations).where(eq(organisations.id, id)).returning();
    },
  });
  bind(app, addMembers, ({ params: { id }, body }, { caller }) =>
    addMembersOf(context, { collegeId: id, csv: body.csv, addedBy: caller._id }),
  );
  bind(app, setUserCollege, async ({ params: { userId }, body }, { caller }) => ({
    message: await moveByHand(context, { ...body, userId, movedBy: caller._id }),
  }));
}

type Changes = CallInput<typeof collegeCalls.update>['body'];

/** ST41: absent members of nested objects stay unchanged, too. */
function columnsOf({ address, contactInfo, settings, ...own }: Changes) {
  return {
    ...own,
    ...address,
    ...contactInfo,
    ...(settings && { allowSelfRegistration: settings.allowSelfRegistration }),
  };
}

const INDIA_MS = 19_800_000;

/** @param now epoch ms. @throws AppError on the year if it is after the current one in India. */
function refuseYearToCome(
  { establishedYear: year = 0 }: Pick<Changes, 'establishedYear'>,
  now: number,
): void {
  if (year > new Date(now + INDIA_MS).getUTCFullYear()) throw refused('establishedYear', BAD_YEAR, BAD_YEAR);
}

/** OR20 @throws AppError CONFLICT on the code if another college has it. */
async function requireFreeCode(
  { organisations }: Tables,
  queries: Transaction,
  id: string,
  code: string,
): Promise<void> {
  const isOther = and(eq(organisations.code, code), ne(organisations.id, id));
  if ((await queries.$count(organisations, isOther)) > 0)
    throw taken('code', 'Another college has this code');
}

const taken = (field: string, sentence: string): AppError =>
  new AppError('CONFLICT', sentence, { errors: { [field]: sentence } });

/** OR21 @throws AppError CONFLICT on the domains if another college has one of them. */
async function keepDomains(
  { organisationDomains: table }: Tables,
  queries: Transaction,
  organisationId: string,
  domains: readonly string[],
): Promise<void> {
  await queries.delete(table).where(eq(table.organisationId, organisationId));
  if (domains.length === 0) return;
  const [other] = await queries
    .select({ domain: table.domain })
    .from(table)
    .where(inArray(table.domain, [...domains]))
    .limit(1);
  if (other !== undefined) throw taken('settings.domains', `Another college has the domain ${other.domain}`);
  await queries
    .insert(table)
    .values(domains.map((domain, position) => ({ domain, organisationId, position })));
}
