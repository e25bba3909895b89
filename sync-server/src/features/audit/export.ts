import { actionWord, changedParts, kindName, nameIn } from '@exam/shared-schema/audit';
import type { ConsoleScope } from '@exam/shared-schema/access';
import { BYTE_ORDER_MARK, csvLine } from '../../crud/index.ts';
import type { Store } from '../../database/index.ts';
import type { AuditFilters } from './filters.ts';
import { namesIn } from './names.ts';
import { readEntries } from './read-log.ts';

const COLUMNS = [
  'Time in India',
  'Who',
  'Id of user',
  'Kind',
  'Id',
  'Name',
  'Action',
  'Member',
  'Before',
  'After',
];
const INDIA_OFFSET_MS = 19_800_000;
/** Entries in memory at once. */
const AT_ONCE = 100;

/**
 * AU6: the file of all entries that the filters leave, in pieces, newest first: a line for each changed member. Entries
 * that are added meanwhile are not in it.
 */
export async function* exportText(
  store: Store,
  scope: ConsoleScope,
  filters: AuditFilters,
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLine(COLUMNS)}`;
  let before: string | undefined;
  for (;;) {
    const { entries, next } = await readEntries(store, { scope, filters, before, limit: AT_ONCE });
    const names = await namesIn(store, scope, entries);
    if (entries.length > 0) yield entries.map((entry) => linesOf(entry, names)).join('');
    if (next === null) return;
    before = next;
  }
}

type EntryRow = Store['t']['auditEntries']['$inferSelect'];

/** An entry without a member to show has one line, too. */
function linesOf(entry: EntryRow, names: Readonly<Record<string, string>>): string {
  const { at, userId, kind, thingId, action } = entry;
  const facts = [
    new Date(at + INDIA_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' '),
    names[userId] ?? '',
    userId,
    kindName(kind),
    thingId,
    nameIn(entry, names) ?? '',
    actionWord(action),
  ];
  const parts = changedParts(entry, names);
  const shown = parts.length > 0 ? parts : [{ name: '', before: '', after: '' }];
  return shown.map(({ name, before, after }) => csvLine([...facts, name, before, after])).join('');
}
