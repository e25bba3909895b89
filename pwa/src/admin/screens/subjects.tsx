import { createSubject, deleteSubject, listSubjects, updateSubject } from '@exam/shared-schema/contract';
import { entityOf } from '../entity.ts';
import { createBy } from '../form/create.ts';
import { listBy } from '../list/declaration.ts';
import { editBy, removeBy } from '../rows/action.ts';
import { ActiveCell, activeFilter, BadgeCell, DayCell, DecoratedCell } from './cells.tsx';
import {
  activeField,
  badgeFields,
  emptyLook,
  lookFields,
  lookOf,
  previewTile,
} from './decoration-fields.tsx';

const fields = [
  { kind: 'text', name: 'name', label: 'Name', max: 100 },
  { kind: 'textarea', name: 'description', label: 'Description', max: 500, optional: true },
  activeField,
  ...lookFields({ icon: false, gradient: false }),
  ...badgeFields,
] as const;

const list = listBy(listSubjects, 'subjects', {
  search: true,
  defaultSort: '-createdAt',
  columns: [
    { key: 'name', header: 'Subject', priority: 'main', sort: 'name', cell: DecoratedCell },
    { key: 'badge', header: 'Badge', priority: 'secondary', cell: BadgeCell },
    { key: 'status', header: 'Status', priority: 'secondary', cell: ActiveCell },
    {
      key: 'created',
      header: 'Created',
      priority: 'secondary',
      sort: 'createdAt',
      cell: ({ createdAt }) => <DayCell time={createdAt} />,
    },
  ],
  filters: [activeFilter],
});

export const subjects = entityOf(list, {
  key: 'subjects',
  group: 'Catalogue',
  icon: 'book',
  noun: { one: 'subject', many: 'subjects' },
  words: {
    lead: 'What categories are made of',
    createLead: 'Topics and questions belong to a subject; categories share it',
  },
  nameOf: ({ name }) => name,
  create: createBy(createSubject, {
    fields,
    empty: { name: '', description: '', isActive: true, ...emptyLook },
    stopAtFirst: true,
    success: ({ data }) => `Subject "${data.name}" created successfully!`,
    resetAfterMs: 2000,
    preview: previewTile,
  }),
  edit: editBy(updateSubject, {
    fields,
    valuesOf: (row) => ({
      name: row.name,
      description: row.description,
      isActive: row.isActive,
      ...lookOf(row),
    }),
    canSend: ({ name }) => name.trim() !== '',
  }),
  remove: removeBy(deleteSubject, {}),
});
