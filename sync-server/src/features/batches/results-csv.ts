import type { ManagedAssignment, Sitting } from '@exam/shared-schema/contract';
import { flagLabel } from '@exam/shared-schema/labels';
import { csvFile, type FileColumns } from '../../crud/index.ts';

/** BA20, as the console names them. */
const STATES: Readonly<Record<Sitting['state'], string>> = {
  none: 'Not saved',
  saved: 'Saved',
  sitting: 'Sitting',
  silent: 'Silent',
  'handed-in': 'Handed in',
};

const columnsOf = ({ paper }: ManagedAssignment): FileColumns<Sitting> => ({
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

/** BA25: the file, in pieces. */
export const resultsCsv = (assignment: ManagedAssignment, sittings: readonly Sitting[]) =>
  csvFile(columnsOf(assignment), [sittings]);
