import { and, asc, desc, eq, exists, inArray, not } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { patternFindings, type PatternFinding } from '@exam/shared-schema/contract';
import { parseFraction, roundToTwo } from '@exam/shared-schema/marking';
import type { Context } from '../../context.ts';
import { bindList, equals, type FileColumns, fileTime } from '../../crud/index.ts';
import type { Store } from '../../database/index.ts';

/** IN1: what the checks across attempts found. */
export function findingRoutes(app: FastifyInstance, { store, ...context }: Context): void {
  const { attempts, users, papers, patternFindings: table, rankDecisions } = store.t;
  const isDecided = exists(
    store.read
      .select({ attemptId: rankDecisions.attemptId })
      .from(rankDecisions)
      .where(and(eq(rankDecisions.attemptId, table.attemptId), eq(rankDecisions.userId, table.userId))),
  );
  bindList(app, { ...context, store }, patternFindings, {
    from: table,
    // Findings name students of several organisations.
    ofOrganisation: null,
    order: [desc(table.foundAt), desc(table.id)],
    filters: {
      pattern: equals(table.pattern),
      state: (state) => (state === 'decided' ? isDecided : not(isDecided)),
    },
    select: (queries) =>
      queries
        .select({
          _id: table.id,
          pattern: table.pattern,
          attemptId: table.attemptId,
          student: { _id: users.id, fullName: users.fullName, email: users.email },
          paper: { _id: papers.id, title: papers.title },
          scoreExact: attempts.scoreExact,
          ranked: attempts.ranked,
          details: table.details,
          foundAt: table.foundAt,
        })
        .from(table)
        .innerJoin(attempts, and(eq(attempts.id, table.attemptId), eq(attempts.userId, table.userId)))
        .innerJoin(users, eq(users.id, table.userId))
        .innerJoin(papers, eq(papers.id, table.paperId))
        .$dynamic(),
    file: IN_FILE,
    present: async (rows) => {
      const others = rows.flatMap(({ details }) => details.others.map(({ userId }) => userId));
      const names = await namesOf(store, others);
      const decisions = await decisionsOf(
        store,
        rows.map(({ attemptId }) => attemptId),
      );
      return rows.map(({ scoreExact, foundAt, details, ...row }) => ({
        ...row,
        score: roundToTwo(parseFraction(scoreExact)),
        details: {
          ...details,
          others: details.others.map((other) => ({ ...other, fullName: names.get(other.userId) ?? '' })),
        },
        decision: decisions.get(`${row.student._id} ${row.attemptId}`) ?? null,
        foundAt: new Date(foundAt).toISOString(),
      }));
    },
  });
}

async function namesOf({ read, t: { users } }: Store, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await read
    .select({ id: users.id, fullName: users.fullName })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, fullName }) => [id, fullName]));
}

/** The newest decision on each attempt, by user and attempt. */
async function decisionsOf({ read, t: { rankDecisions: table } }: Store, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { ranked: boolean; reason: string }>();
  const rows = await read
    .select()
    .from(table)
    .where(inArray(table.attemptId, [...ids]))
    .orderBy(asc(table.decidedAt));
  return new Map(
    rows.map(({ userId, attemptId, ranked, reason }) => [`${userId} ${attemptId}`, { ranked, reason }]),
  );
}

/** OP8 */
const IN_FILE: FileColumns<PatternFinding> = {
  Student: ({ student }) => student.fullName,
  'E-mail': ({ student }) => student.email,
  'Test paper': ({ paper }) => paper.title,
  Score: ({ score }) => score,
  Pattern: ({ pattern }) => pattern,
  'Other students': ({ details }) => details.others.map(({ fullName }) => fullName).join('; '),
  Ranks: ({ ranked }) => (ranked ? 'yes' : 'no'),
  Decision: ({ decision }) => (decision === null ? null : decision.ranked ? 'Ranks' : 'Does not rank'),
  Reason: ({ decision }) => decision?.reason ?? null,
  'Found, India time': ({ foundAt }) => fileTime(foundAt),
};
