import { assignmentCalls, type ManagedAssignment } from '@exam/shared-schema/contract';
import { assignmentPath } from '../../app/paths-of-console.ts';
import { formatCount } from '../../format/index.ts';
import { Pill } from '../../ui/index.ts';
import { NamedCell } from '../fields/cells.tsx';
import { entityOf } from '../entity.ts';
import { listBy } from '../list/declaration.ts';
import { removeBy } from '../rows/action.ts';
import { windowAction } from './assign-form.ts';
import { PHASES, phaseOf, windowText } from './window-of-assignment.ts';

const list = listBy(assignmentCalls.list, 'assignments', {
  search: true,
  defaultSort: '-opensAt',
  columns: [
    {
      key: 'paper',
      header: 'Test paper',
      cell: ({ paper, batch }) => <NamedCell name={paper.title} note={batch.name} />,
    },
    {
      key: 'window',
      header: 'Open',
      sort: 'opensAt',
      cell: (row) => <span className="num">{windowText(row)}</span>,
    },
    { key: 'phase', header: 'State', cell: PhaseCell },
    {
      key: 'members',
      header: 'Students',
      cell: ({ members }) => formatCount(members, 'student', 'students'),
    },
  ],
});

/** BA12: they are made on the page of a batch. */
export const assignments = entityOf(list, {
  key: 'assignments',
  noun: { one: 'assignment', many: 'assignments' },
  group: 'Exams',
  icon: 'clock',
  words: {
    lead: 'Papers that batches sit in a window',
    search: 'Search test papers and batches',
    emptyText: 'Choose Assign paper in the row of a batch.',
  },
  nameOf: ({ paper, batch }) => `${paper.title}, ${batch.name}`,
  edit: windowAction,
  remove: removeBy(assignmentCalls.delete, {
    warning: 'The paper is no longer assigned. Once a student has saved it this is not possible.',
  }),
  links: [{ label: 'Students and results', icon: 'chart', href: ({ _id }) => assignmentPath(_id) }],
});

function PhaseCell(row: ManagedAssignment) {
  const phase = phaseOf(row, Date.now());
  return <Pill tone={phase === 'open' ? 'ok' : 'neutral'}>{PHASES[phase]}</Pill>;
}
