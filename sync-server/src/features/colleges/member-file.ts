import { inArray } from 'drizzle-orm';
import { CsvError, parse } from 'csv-parse/sync';
import {
  MOST_MEMBER_ROWS,
  type addMembers,
  type CallAnswer,
  type MemberOutcome,
  type MemberRow,
} from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { recordChange, recordImport, refused } from '../../crud/index.ts';
import { DEFAULT_ORGANISATION, type Queries, type Tables } from '../../database/index.ts';
import { AT_ONCE, move, requireOpenCollege } from './membership.ts';

interface Adding {
  readonly collegeId: string;
  readonly csv: string;
  readonly addedBy: string;
}

/** An address of the file, in lower case. */
interface FileRow {
  /** From 1. */
  readonly line: number;
  readonly email: string;
}

/**
 * OR32: makes the students whose addresses are in a file members of a college. Each row has an outcome; a row that is
 * refused leaves the others as they are, and repeating the file changes nothing.
 * @throws AppError on the file if it cannot be read, or on the college if it takes no members.
 */
export function addMembersOf(
  context: Context,
  { collegeId, csv, addedBy }: Adding,
): Promise<CallAnswer<typeof addMembers>> {
  const { store } = context;
  const found = readRows(csv);
  return store.write(async (queries) => {
    await queries.lock('colleges');
    const { name } = await requireOpenCollege(store.t, queries, collegeId);
    const accounts = await accountsOf(store.t, queries, found);
    const rows = outcomesOf(found, accounts, collegeId);
    const added = rows.flatMap(({ email, outcome }) =>
      outcome === 'added' ? (accounts.get(email)?.id ?? []) : [],
    );
    await move(store.t, queries, added, collegeId);
    for (const thingId of added)
      await recordChange(context, queries, {
        ...{ userId: addedBy, kind: 'users', thingId, action: 'update' },
        before: { college: null },
        after: { college: name },
      });
    await recordImport(context, queries, {
      ...{ kind: 'college-members', source: name, userId: addedBy, added: added.length },
      unchanged: rows.filter(({ outcome }) => UNCHANGED.has(outcome)).length,
      reasons: rows.flatMap(({ line, outcome }) =>
        outcome === 'added' || UNCHANGED.has(outcome)
          ? []
          : [`Line ${line}: ${outcome.replaceAll('-', ' ')}`],
      ),
    });
    const counts = countsOf(rows);
    return { message: messageOf(counts), data: { counts, rows: rows.map(shown) } };
  });
}

const UNCHANGED: ReadonlySet<MemberOutcome> = new Set(['member', 'repeated']);

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The column named 'email' or 'e-mail'; without a header, the first cell with an address. */
function readRows(csv: string): FileRow[] {
  const records = recordsOf(csv);
  const [first] = records;
  const column = first?.cells.findIndex((cell) => /^e-?mail/i.test(cell.trim())) ?? -1;
  const rows = column < 0 ? records : records.slice(1);
  if (rows.length > MOST_MEMBER_ROWS)
    throw refused('csv', `A file has at most ${MOST_MEMBER_ROWS} rows. Please split it.`);
  return rows.map(({ line, cells }) => {
    const email = column < 0 ? (cells.find((cell) => cell.includes('@')) ?? cells[0]) : cells[column];
    return { line, email: (email ?? '').normalize('NFC').trim().toLowerCase() };
  });
}

interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

function recordsOf(csv: string): CsvRecord[] {
  try {
    const parsed = parse(csv, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      delimiter: [',', ';', '\t'],
    });
    return (parsed as unknown as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
      line: info.lines,
      cells: record,
    }));
  } catch (error) {
    if (error instanceof CsvError)
      throw refused('csv', 'This is not a CSV file. Please check its quotation marks.');
    throw error;
  }
}

interface Account {
  readonly id: string;
  readonly role: string;
  readonly organisationId: string;
}

async function accountsOf(
  { users }: Tables,
  queries: Queries,
  rows: readonly FileRow[],
): Promise<Map<string, Account>> {
  const emails = [...new Set(rows.map(({ email }) => email))];
  const accounts = new Map<string, Account>();
  for (let from = 0; from < emails.length; from += AT_ONCE) {
    const found = await queries
      .select({ id: users.id, email: users.email, role: users.role, organisationId: users.organisationId })
      .from(users)
      .where(inArray(users.email, emails.slice(from, from + AT_ONCE)));
    for (const { email, ...account } of found) accounts.set(email, account);
  }
  return accounts;
}

/** What becomes of each row; pure. */
function outcomesOf(
  rows: readonly FileRow[],
  accounts: ReadonlyMap<string, Account>,
  collegeId: string,
): MemberRow[] {
  const seen = new Set<string>();
  return rows.map(({ line, email }) => {
    const outcome = seen.has(email) ? 'repeated' : outcomeOf(email, accounts.get(email), collegeId);
    seen.add(email);
    return { line, email, outcome };
  });
}

function outcomeOf(email: string, account: Account | undefined, collegeId: string): MemberOutcome {
  if (!EMAIL.test(email)) return 'invalid';
  if (account === undefined) return 'unknown';
  if (account.organisationId === collegeId) return 'member';
  if (account.organisationId !== DEFAULT_ORGANISATION) return 'other-college';
  return account.role === 'student' ? 'added' : 'other-role';
}

type Counts = CallAnswer<typeof addMembers>['data']['counts'];

function countsOf(rows: readonly MemberRow[]): Counts {
  const counts: Partial<Record<MemberOutcome, number>> = {};
  for (const { outcome } of rows) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

function messageOf({ added = 0, ...others }: Counts): string {
  const not = Object.values(others).reduce((sum, count) => sum + count, 0);
  const head = `${added} ${added === 1 ? 'student' : 'students'} added.`;
  return not === 0 ? head : `${head} ${not} ${not === 1 ? 'row' : 'rows'} changed nothing.`;
}

const LONGEST_SHOWN = 254;
const shown = (row: MemberRow): MemberRow => ({ ...row, email: row.email.slice(0, LONGEST_SHOWN) });
