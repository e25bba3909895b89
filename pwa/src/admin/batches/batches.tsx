import { batchCalls, shownJoinCode, type ManagedBatch } from '@exam/shared-schema/contract';
import { batchPath } from '../../app/paths-of-console.ts';
import { formatCount } from '../../format/index.ts';
import { DayCell, NamedCell } from '../fields/cells.tsx';
import { managedEntity } from '../managed-entity.ts';
import { assignAction } from './assign-form.ts';

const nameField = { kind: 'text', name: 'name', label: 'Name', max: 100 } as const;

/** BA1 */
export const batches = managedEntity(batchCalls, {
  group: 'People',
  icon: 'people',
  words: {
    lead: 'Groups of students who get papers together',
    search: 'Search batches',
    emptyText: 'Create a batch, and give its students the join code.',
    createLead: 'Students are added on the page of the batch, or join with its code',
  },
  nameOf: ({ name }) => name,
  list: {
    columns: [
      {
        key: 'name',
        header: 'Name',
        sort: 'name',
        cell: ({ name, organisation }) => <NamedCell name={name} note={organisation.name} />,
      },
      { key: 'members', header: 'Students', cell: MembersCell },
      {
        key: 'code',
        header: 'Join code',
        cell: ({ joinCode }) => <span className="num">{shownJoinCode(joinCode)}</span>,
      },
      {
        key: 'created',
        header: 'Created',
        sort: 'createdAt',
        cell: ({ createdAt }) => <DayCell time={createdAt} />,
      },
    ],
  },
  create: { fields: [nameField], resetAfterMs: 3000 },
  edit: { fields: [nameField] },
  remove: { warning: 'Its students stay, without the batch. A batch with assignments cannot be deleted.' },
  actions: [assignAction],
  links: [{ label: 'Open', icon: 'eye', href: ({ _id }) => batchPath(_id) }],
});

function MembersCell({ members, assignments }: ManagedBatch) {
  return (
    <span className="list-words list-counts">
      <span>{formatCount(members, 'student', 'students')}</span>
      <span className="list-small">{formatCount(assignments, 'assignment', 'assignments')}</span>
    </span>
  );
}
