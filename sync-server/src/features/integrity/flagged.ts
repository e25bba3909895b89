import { flagLabel } from '@exam/shared-schema/labels';
import { desc, eq, like, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { flaggedAttempts, type FlaggedAttempt } from '@exam/shared-schema/contract';
import { parseFraction, roundToTwo } from '@exam/shared-schema/marking';
import type { Context } from '../../context.ts';
import { bindList, type FileColumns, fileTime, ofMembers } from '../../crud/index.ts';

/** IN6: attempts with a flag. */
export function flaggedRoutes(app: FastifyInstance, context: Context): void {
  const { attempts, users, papers } = context.store.t;
  bindList(app, context, flaggedAttempts, {
    from: attempts,
    ofOrganisation: ofMembers(context.store, attempts.userId),
    // The partial index is used if this is its condition.
    where: sql`${attempts.flags} <> '[]'`,
    order: [desc(attempts.receivedAt), desc(attempts.id)],
    keys: [attempts.id, attempts.userId],
    filters: { flag: (flag) => like(attempts.flags, `%"${flag}"%`) },
    select: (queries) =>
      queries
        .select({
          attemptId: attempts.id,
          student: { _id: users.id, fullName: users.fullName, email: users.email },
          paper: { _id: papers.id, title: papers.title },
          scoreExact: attempts.scoreExact,
          flags: attempts.flags,
          ranked: attempts.ranked,
          isDoubted: attempts.isDoubted,
          receivedAt: attempts.receivedAt,
        })
        .from(attempts)
        .innerJoin(users, eq(users.id, attempts.userId))
        .innerJoin(papers, eq(papers.id, attempts.paperId))
        .$dynamic(),
    file: IN_FILE,
    present: (rows) =>
      rows.map(({ scoreExact, receivedAt, flags, ...row }) => ({
        ...row,
        flags: [...flags],
        score: roundToTwo(parseFraction(scoreExact)),
        receivedAt: new Date(receivedAt).toISOString(),
      })),
  });
}

/** OP8 */
const IN_FILE: FileColumns<FlaggedAttempt> = {
  Student: ({ student }) => student.fullName,
  'E-mail': ({ student }) => student.email,
  'Test paper': ({ paper }) => paper.title,
  Score: ({ score }) => score,
  'What was noticed': ({ flags }) => flags.map((flag) => flagLabel(flag) ?? flag).join(' '),
  Ranks: ({ ranked, isDoubted }) => (isDoubted ? 'to be decided' : ranked ? 'yes' : 'no'),
  'Received, India time': ({ receivedAt }) => fileTime(receivedAt),
};
