import {
  createSubject,
  deleteSubject,
  listSubjects,
  updateSubject,
  type ManagedSubject,
} from '@exam/shared-schema/contract';
import { consolePaths } from '../../app/paths-of-console.ts';
import type { Entity } from '../entity.ts';
import { createBy, editBy, type Field } from '../form/declaration.ts';
import { textOf } from '../form/control.tsx';
import { listBy } from '../list/declaration.ts';
import { removeBy } from '../list/remove.ts';
import { dayOf, DELETE_WARNING, pageOf } from '../words.ts';
import { ActiveCell, activeFilter, BadgeCell, DecoratedCell } from './cells.tsx';
import {
  activeField,
  badgeFields,
  emptyLook,
  lookFields,
  lookOf,
  previewTile,
} from './decoration-fields.tsx';

const fields: readonly Field[] = [
  { kind: 'text', name: 'name', label: 'Name', max: 100 },
  { kind: 'textarea', name: 'description', label: 'Description', max: 500, optional: true },
  activeField,
  ...lookFields({ icon: false, gradient: false }),
  ...badgeFields,
];

export const subjects: Entity<ManagedSubject> = {
  key: 'subjects',
  listPath: consolePaths.subjects,
  createPath: consolePaths.newSubject,
  words: {
    title: 'Subjects',
    lead: 'What categories are made of',
    summary: pageOf,
    loading: 'Loading subjects...',
    failed: 'Failed to load subjects',
    failedText: 'An unexpected error occurred while fetching subjects.',
    empty: 'No subjects found',
    emptyText: 'Create your first subject to get started',
    search: 'Search subjects',
    add: 'Add Subject',
    edit: 'Edit Subject',
    remove: 'Delete Subject',
    createTitle: 'Create New Subject',
    createLead: 'Topics and questions belong to a subject; categories share it',
    createButton: 'Create Subject',
    backToList: 'All subjects',
  },
  list: listBy(listSubjects, ({ subjects: rows }) => rows, {
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
        cell: ({ createdAt }) => <span className="list-date num">{dayOf(createdAt)}</span>,
      },
    ],
    filters: [activeFilter],
  }),
  create: createBy(createSubject, {
    fields,
    empty: { name: '', description: '', isActive: true, ...emptyLook },
    stopAtFirst: true,
    success: ({ data }) => `Subject "${data.name}" created successfully!`,
    failure: 'Failed to create subject. Please try again.',
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
    canSend: (values) => textOf(values, 'name').trim() !== '',
    stopAtFirst: false,
    success: ({ message }) => message,
    failure: 'Failed to update subject. Please try again.',
  }),
  remove: removeBy(deleteSubject, {
    warning: DELETE_WARNING,
    success: 'Subject deleted successfully!',
    failure: 'Failed to delete subject. Please try again.',
  }),
};
