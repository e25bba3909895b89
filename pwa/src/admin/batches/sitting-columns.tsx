import type { ManagedAssignment, Sitting } from '@exam/shared-schema/contract';
import { flagLabel } from '@exam/shared-schema/labels';
import { formatAge, formatScore, formatShortDuration } from '../../format/index.ts';
import { IconButton, Pill, type TableColumn } from '../../ui/index.ts';
import { NamedCell } from '../fields/cells.tsx';
import { STATES, TONES } from './batch-words.ts';
import { phaseOf } from './window-of-assignment.ts';

/** BA25: after the end a student without an attempt is absent. */
export function stateText({ state, result }: Sitting, assignment: ManagedAssignment): string {
  const isAbsent = result === null && (state === 'none' || state === 'saved');
  return isAbsent && phaseOf(assignment, Date.now()) === 'closed' ? 'Absent' : STATES[state];
}

export const notesOf = ({ result }: Sitting): string =>
  (result?.flags ?? []).map((flag) => flagLabel(flag) ?? flag).join(' ');

export const columnsOf = (
  assignment: ManagedAssignment,
  onMoreTime: (sitting: Sitting) => void,
): readonly TableColumn<Sitting>[] => [
  {
    key: 'student',
    header: 'Student',
    rowHeader: true,
    cell: ({ student }) => <NamedCell name={student.fullName} note={student.email} />,
  },
  {
    key: 'state',
    header: 'State',
    cell: (row) => (
      <span className="list-words">
        <span>
          <Pill tone={TONES[row.state]}>{stateText(row, assignment)}</Pill>
        </span>
        {row.lastSeenAt !== null && (
          <span className="list-small">{formatAge(Date.parse(row.lastSeenAt))}</span>
        )}
      </span>
    ),
  },
  {
    key: 'rank',
    header: 'Rank',
    numeric: true,
    secondary: true,
    cell: ({ result }) => result?.rank ?? '–',
  },
  {
    key: 'score',
    header: 'Score',
    numeric: true,
    secondary: true,
    cell: ({ result }) =>
      result === null
        ? '–'
        : `${formatScore(result.score)}\u00a0of\u00a0${formatScore(assignment.paper.totalMarks)}`,
  },
  {
    key: 'time',
    header: 'Time',
    numeric: true,
    secondary: true,
    cell: ({ result }) => (result === null ? '–' : formatShortDuration(result.timeTaken)),
  },
  { key: 'notes', header: 'Notes', secondary: true, cell: (row) => notesOf(row) || '–' },
  {
    key: 'more',
    header: 'Extra time',
    secondary: true,
    cell: (row) => (
      <span className="list-words">
        {row.extraTimePercent > 0 && <span className="num">{row.extraTimePercent}&nbsp;%</span>}
        {row.result === null && (
          <span>
            <IconButton
              icon="plus"
              label={`More time for ${row.student.fullName}`}
              onClick={() => onMoreTime(row)}
            />
          </span>
        )}
      </span>
    ),
  },
];
