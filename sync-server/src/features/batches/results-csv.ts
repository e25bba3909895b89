import type { ManagedAssignment, Sitting } from '@exam/shared-schema/contract';
import { flagLabel } from '@exam/shared-schema/labels';
import { BYTE_ORDER_MARK, csvLine } from '../../crud/index.ts';

/** BA20, as the console names them. */
const STATES: Readonly<Record<Sitting['state'], string>> = {
  none: 'Not saved',
  saved: 'Saved',
  sitting: 'Sitting',
  silent: 'Silent',
  'handed-in': 'Handed in',
};

type Value = string | number | null;

const columnsOf = ({ paper }: ManagedAssignment): Readonly<Record<string, (row: Sitting) => Value>> => ({
  Rank: ({ result }) => result?.rank ?? null,
  Name: ({ student }) => student.fullName,
  Username: ({ student }) => student.username,
  'E-mail': ({ student }) => student.email,
  State: ({ state, result }) => (result === null && state === 'none' ? 'Absent' : STATES[state]),
  [`Score of ${paper.totalMarks}`]: ({ result }) => result?.score ?? null,
  Correct: ({ result }) => result?.correct ?? null,
  Incorrect: ({ result }) => result?.incorrect ?? null,
  Unanswered: ({ result }) => result?.unanswered ?? null,
  'Time, minutes': ({ result }) => (result === null ? null : Math.round(result.timeTaken / 60)),
  'Extra time, per cent': ({ extraTimePercent }) => extraTimePercent,
  'Received, UTC': ({ result }) => result?.receivedAt ?? null,
  Notes: ({ result }) => (result?.flags ?? []).map((flag) => flagLabel(flag) ?? flag).join(' '),
});

/** BA25: the file, line by line. */
export function* resultsCsv(assignment: ManagedAssignment, sittings: readonly Sitting[]): Generator<string> {
  const columns = columnsOf(assignment);
  yield BYTE_ORDER_MARK + csvLine(Object.keys(columns));
  for (const sitting of sittings) yield csvLine(Object.values(columns).map((valueOf) => valueOf(sitting)));
}
