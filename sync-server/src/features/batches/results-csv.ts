import type { ManagedAssignment, Sitting } from '@exam/shared-schema/contract';
import { flagLabel } from '@exam/shared-schema/labels';
import { csvFile, fileTime, type FileColumns } from '../../crud/index.ts';

/** BA20, as the console names them. */
const STATES: Readonly<Record<Sitting['state'], string>> = {
  none: 'Not saved',
  saved: 'Saved',
  sitting: 'Sitting',
  silent: 'Silent',
  'handed-in': 'Handed in',
};

/** BA25 @param now epoch ms. */
function stateText({ state, result }: Sitting, { closesAt }: ManagedAssignment, now: number): string {
  const isAbsent = result === null && (state === 'none' || state === 'saved');
  return isAbsent && now > Date.parse(closesAt) ? 'Absent' : STATES[state];
}

const columnsOf = (assignment: ManagedAssignment, now: number): FileColumns<Sitting> => ({
  Rank: ({ result }) => result?.rank ?? null,
  Name: ({ student }) => student.fullName,
  Username: ({ student }) => student.username,
  'E-mail': ({ student }) => student.email,
  State: (sitting) => stateText(sitting, assignment, now),
  [`Score of ${assignment.paper.totalMarks}`]: ({ result }) => result?.score ?? null,
  Correct: ({ result }) => result?.correct ?? null,
  Incorrect: ({ result }) => result?.incorrect ?? null,
  Unanswered: ({ result }) => result?.unanswered ?? null,
  'Time, minutes': ({ result }) => (result === null ? null : Math.round(result.timeTaken / 60)),
  'Extra time, per cent': ({ extraTimePercent }) => extraTimePercent,
  'Received, India time': ({ result }) => fileTime(result?.receivedAt ?? null),
  Notes: ({ result }) => (result?.flags ?? []).map((flag) => flagLabel(flag) ?? flag).join(' '),
});

/** BA25: the file, in pieces. @param now epoch ms. */
export const resultsCsv = (assignment: ManagedAssignment, sittings: readonly Sitting[], now: number) =>
  csvFile(columnsOf(assignment, now), [sittings]);
