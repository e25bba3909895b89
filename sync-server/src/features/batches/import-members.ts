import { inArray } from 'drizzle-orm';
import type { ConsoleScope } from '@exam/shared-schema/access';
import { MOST_IMPORTED, type ImportedLine } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { recordChange, recordImport, refused } from '../../crud/index.ts';
import type { Queries, Tables } from '../../database/index.ts';
import { isDisabled } from '../../http/index.ts';
import { requireBatch, type BatchRow } from './batches.ts';
import { addMembers } from './join-batch.ts';

interface Import {
  readonly id: string;
  readonly scope: ConsoleScope;
  readonly csv: string;
  readonly importedBy: string;
}

/** A line of the file that is not blank. */
interface Line {
  readonly line: number;
  readonly text: string;
  /** Null if the line has none. */
  readonly email: string | null;
}

/** Characters of a line that the report repeats. */
const SHOWN = 80;
const ADDRESS = /[^\s,;"'<>]+@[^\s,;"'<>]+\.[^\s,;"'<>]+/;
/** SQLite takes a limited number of values in one query. */
const AT_ONCE = 500;
const UNCHANGED: ReadonlySet<ImportedLine['outcome']> = new Set(['member-already', 'doubled']);

/**
 * BA7: adds the students whose addresses are in the lines of a file, each of which is reported. The others are added
 * whatever a line has.
 * @throws AppError NOT_FOUND; VALIDATION for a file without addresses or with too many lines.
 */
export async function importMembers(
  context: Context,
  { id, scope, csv, importedBy }: Import,
): Promise<ImportedLine[]> {
  const { store, clock } = context;
  const lines = linesOf(csv);
  if (lines.every(({ email }) => email === null))
    throw refused('csv', 'The file has no e-mail addresses.', 'The file has no e-mail addresses.');
  if (lines.length > MOST_IMPORTED) {
    const sentence = `A file has at most ${MOST_IMPORTED} lines. Please split it.`;
    throw refused('csv', sentence, sentence);
  }
  return store.write(async (queries) => {
    const batch = await requireBatch(store.t, queries, { id, scope });
    const accounts = await accountsOf(store.t, queries, lines);
    const judged = judge(lines, accounts, batch, scope);
    const userIds = judged.flatMap(({ userId }) => (userId === null ? [] : [userId]));
    const added = new Set(await addMembers(store, queries, { batch, userIds, at: clock.now() }));
    const change = { userId: importedBy, kind: 'batches', thingId: id, action: 'update' } as const;
    const after = added.size === 0 ? {} : { added: [...added] };
    await recordChange(context, queries, { ...change, before: {}, after });
    const imported = judged.map(({ line, text, outcome, userId }): ImportedLine => ({
      line,
      text: text.slice(0, SHOWN),
      outcome: userId !== null && !added.has(userId) ? 'member-already' : outcome,
    }));
    await recordImport(context, queries, {
      ...{ kind: 'batch-students', source: batch.name, userId: importedBy, added: added.size },
      unchanged: imported.filter(({ outcome }) => UNCHANGED.has(outcome)).length,
      reasons: imported.flatMap(({ line, outcome }) =>
        outcome === 'added' || UNCHANGED.has(outcome)
          ? []
          : [`Line ${line}: ${outcome.replaceAll('-', ' ')}`],
      ),
    });
    return imported;
  });
}

/** Blank lines, and a heading as the first line, are left out. */
function linesOf(csv: string): Line[] {
  const lines = csv.split(/\r\n|\r|\n/).map((text, place) => ({
    line: place + 1,
    text: text.replace(/^\ufeff/, '').trim(),
  }));
  const named = lines.filter(({ text }) => text !== '');
  return named.flatMap(({ line, text }, place) => {
    const email = ADDRESS.exec(text)?.[0].normalize('NFC').toLowerCase() ?? null;
    return email === null && place === 0 ? [] : [{ line, text, email }];
  });
}

type Account = Pick<
  Tables['users']['$inferSelect'],
  'id' | 'email' | 'organisationId' | 'role' | 'accountStatus' | 'isDemo'
>;

async function accountsOf(
  { users }: Tables,
  queries: Queries,
  lines: readonly Line[],
): Promise<ReadonlyMap<string, Account>> {
  const emails = [...new Set(lines.flatMap(({ email }) => email ?? []))];
  const found = new Map<string, Account>();
  for (let from = 0; from < emails.length; from += AT_ONCE) {
    const some = emails.slice(from, from + AT_ONCE);
    const rows = await queries.select().from(users).where(inArray(users.email, some));
    for (const row of rows) found.set(row.email, row);
  }
  return found;
}

interface Judged extends ImportedLine {
  /** Of a student who is to be a member; null if the line adds nobody. */
  readonly userId: string | null;
}

function judge(
  lines: readonly Line[],
  accounts: ReadonlyMap<string, Account>,
  { organisationId }: BatchRow,
  { reach }: ConsoleScope,
): Judged[] {
  const seen = new Set<string>();
  // OR3: accounts of other organisations do not exist for callers who have only those of their own.
  const elsewhere = reach === 'installation' ? 'of-another-organisation' : 'unknown-address';
  return lines.map(({ line, text, email }) => {
    const outcome = outcomeOf(email, accounts, { organisationId, elsewhere, seen });
    if (email !== null) seen.add(email);
    const account = email === null ? undefined : accounts.get(email);
    return { line, text, outcome, userId: outcome === 'added' ? (account?.id ?? null) : null };
  });
}

interface Judging {
  readonly organisationId: string;
  /** Of an account of another organisation. */
  readonly elsewhere: ImportedLine['outcome'];
  /** The addresses of the lines above. */
  readonly seen: ReadonlySet<string>;
}

function outcomeOf(
  email: string | null,
  accounts: ReadonlyMap<string, Account>,
  { organisationId, elsewhere, seen }: Judging,
): ImportedLine['outcome'] {
  if (email === null) return 'not-an-address';
  if (seen.has(email)) return 'doubled';
  const account = accounts.get(email);
  if (account === undefined || account.isDemo) return 'unknown-address';
  if (account.organisationId !== organisationId) return elsewhere;
  return account.role !== 'student' || isDisabled(account.accountStatus) ? 'not-a-student' : 'added';
}
