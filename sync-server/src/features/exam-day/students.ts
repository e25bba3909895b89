import { and, eq, inArray, ne } from 'drizzle-orm';
import type { CallAnswer, CallInput, examDayStudents } from '@exam/shared-schema/contract';
import type { OpeningOutcome } from '@exam/shared-schema/exam-day';
import type { Context } from '../../context.ts';
import type { Queries, Tables } from '../../database/index.ts';
import { membership, statesOf } from './board.ts';
import { groupsOf, requirePaper, type NamedPaper } from './encrypt-paper.ts';
import { membersOf } from './group-students.ts';

type Answer = CallAnswer<typeof examDayStudents>['data'];
type Student = Answer['students'][number];

const MOST_SHOWN = 500;

/**
 * ED10: the students of a paper's groups in one state: those who have not saved it, whose device could not open it, and so
 * on. Of everyone else only those are known who have saved it.
 */
export async function readStudents(
  { store, clock }: Context,
  named: NamedPaper,
  { state }: CallInput<typeof examDayStudents>['query'],
): Promise<Answer> {
  const { read, t } = store;
  const paper = await requirePaper(t, read, named);
  const groups = await groupsOf(t, read, paper.id);
  const groupOf = await membership(t, read, groups);
  const states = await statesOf(t, read, paper.id, clock.now());
  const members = await membersOf(t, read, groups);
  const reports = await failuresOf(t, read, paper.id);
  const ids = [...new Set([...states.keys(), ...members.keys()])].filter(
    (userId) => stateIn(states.get(userId)?.state, reports.has(userId)) === state,
  );
  const rows = await namesOf(t, read, ids);
  const nameOf = new Map(groups.map(({ id, name }) => [id, name]));
  const students = rows.map(({ organisationId, ...student }): Student => ({
    student,
    group: nameOf.get(groupOf(student._id, organisationId)) ?? '',
    ...(reports.get(student._id) ?? NO_REPORT),
  }));
  return { students: students.slice(0, MOST_SHOWN), total: students.length };
}

/** A report of a device that could not open it counts while nothing later is known of the student. */
function stateIn(
  state: string | undefined,
  hasFailed: boolean,
): CallInput<typeof examDayStudents>['query']['state'] {
  if (state === undefined) return 'not-saved';
  if (state === 'saved' && hasFailed) return 'failed';
  return state as CallInput<typeof examDayStudents>['query']['state'];
}

type Report = Pick<Student, 'outcome' | 'reportedAt'>;

const NO_REPORT: Report = { outcome: null, reportedAt: null };

async function failuresOf(
  { openingReports: reports }: Tables,
  queries: Queries,
  paperId: string,
): Promise<Map<string, Report>> {
  const { userId, outcome, receivedAt } = reports;
  const rows = await queries
    .select({ userId, outcome, receivedAt })
    .from(reports)
    .where(and(eq(reports.paperId, paperId), ne(outcome, 'opened')));
  return new Map(
    rows.map((row) => [
      row.userId,
      { outcome: row.outcome as OpeningOutcome, reportedAt: new Date(row.receivedAt).toISOString() },
    ]),
  );
}

/** Ids in one statement, limited by the number of its parameters. */
const IDS_AT_ONCE = 500;

async function namesOf({ users }: Tables, queries: Queries, ids: readonly string[]) {
  const rows = [];
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE)
    rows.push(
      ...(await queries
        .select({
          ...{ _id: users.id, fullName: users.fullName, email: users.email },
          organisationId: users.organisationId,
        })
        .from(users)
        .where(inArray(users.id, ids.slice(from, from + IDS_AT_ONCE)))),
    );
  return rows.toSorted((a, b) => a.fullName.localeCompare(b.fullName) || (a._id < b._id ? -1 : 1));
}
