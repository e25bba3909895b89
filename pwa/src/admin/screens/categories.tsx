import { createCategory, deleteCategory, listCategories, updateCategory } from '@exam/shared-schema/contract';
import { entityOf } from '../entity.ts';
import { createBy } from '../form/create.ts';
import { listBy } from '../list/declaration.ts';
import { editBy, removeBy } from '../rows/action.ts';
import { ActiveCell, activeFilter, BadgeCell, DayCell, DecoratedCell } from './cells.tsx';
import { useSubjectChoices } from './choices.ts';
import {
  activeField,
  badgeFields,
  emptyLook,
  lookFields,
  lookOf,
  previewTile,
} from './decoration-fields.tsx';

const FAILED_SUBJECTS = { failed: 'Failed to fetch subjects. Please try again.' };

/** The default template joins when exam templates exist. */
const fields = (isNew: boolean) =>
  [
    { kind: 'text', name: 'name', label: 'Name', max: 100 },
    { kind: 'textarea', name: 'description', label: 'Description', max: 500, optional: true },
    activeField,
    ...lookFields({ icon: isNew, gradient: isNew }),
    ...badgeFields,
    {
      kind: 'many',
      name: 'subjects',
      label: 'Subjects',
      noun: 'subjects',
      useChoices: () => useSubjectChoices(FAILED_SUBJECTS),
    },
  ] as const;

const list = listBy(listCategories, 'categories', {
  search: true,
  defaultSort: '-createdAt',
  columns: [
    { key: 'name', header: 'Category', priority: 'main', sort: 'name', cell: DecoratedCell },
    { key: 'badge', header: 'Badge', priority: 'secondary', cell: BadgeCell },
    {
      key: 'subjects',
      header: 'Subjects',
      priority: 'secondary',
      cell: ({ subjects }) => <span className="num">{subjects.length}</span>,
    },
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

export const categories = entityOf(list, {
  key: 'categories',
  group: 'Catalogue',
  icon: 'grid',
  noun: { one: 'category', many: 'categories' },
  words: {
    lead: 'The exams that students choose from',
    createLead: 'An exam that students choose, with its subjects',
  },
  nameOf: ({ name }) => name,
  create: createBy(createCategory, {
    fields: fields(true),
    empty: { name: '', description: '', isActive: true, subjects: [], ...emptyLook },
    stopAtFirst: true,
    success: ({ category }) => `Category "${category.name}" created successfully!`,
    resetAfterMs: 3000,
    preview: previewTile,
  }),
  edit: editBy(updateCategory, {
    fields: fields(false),
    valuesOf: (row) => ({
      name: row.name,
      description: row.description,
      isActive: row.isActive,
      subjects: row.subjects,
      ...lookOf(row),
    }),
    canSend: ({ name }) => name.trim() !== '',
  }),
  remove: removeBy(deleteCategory, {}),
});
