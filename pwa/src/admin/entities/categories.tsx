import {
  createCategory,
  deleteCategory,
  listCategories,
  updateCategory,
  type ManagedCategory,
} from '@exam/shared-schema/contract';
import { consolePaths } from '../../app/paths-of-console.ts';
import type { Entity } from '../entity.ts';
import { createBy, editBy, type Field } from '../form/declaration.ts';
import { textOf } from '../form/control.tsx';
import { listBy } from '../list/declaration.ts';
import { removeBy } from '../list/remove.ts';
import { dayOf, DELETE_WARNING, pageOf } from '../words.ts';
import { ActiveCell, activeFilter, BadgeCell, DecoratedCell } from './cells.tsx';
import { useSubjectChoices } from './choices.ts';
import {
  activeField,
  badgeFields,
  emptyLook,
  lookFields,
  lookOf,
  previewTile,
} from './decoration-fields.tsx';

/** The default template joins when exam templates exist. */
const fields = (isNew: boolean): readonly Field[] => [
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
    useChoices: () => useSubjectChoices({ failed: 'Failed to fetch subjects. Please try again.' }),
  },
];

export const categories: Entity<ManagedCategory> = {
  key: 'categories',
  listPath: consolePaths.categories,
  createPath: consolePaths.newCategory,
  words: {
    title: 'Categories',
    lead: 'The exams that students choose from',
    summary: pageOf,
    loading: 'Loading categories...',
    failed: 'Failed to load categories',
    failedText: 'An unexpected error occurred while fetching categories.',
    empty: 'No categories found',
    emptyText: 'Create your first category to get started',
    search: 'Search categories',
    add: 'Add Category',
    edit: 'Edit Category',
    remove: 'Delete Category',
    createTitle: 'Create New Category',
    createLead: 'An exam that students choose, with its subjects',
    createButton: 'Create Category',
    backToList: 'All categories',
  },
  list: listBy(listCategories, ({ categories: rows }) => rows, {
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
        cell: ({ createdAt }) => <span className="list-date num">{dayOf(createdAt)}</span>,
      },
    ],
    filters: [activeFilter],
  }),
  create: createBy(createCategory, {
    fields: fields(true),
    empty: { name: '', description: '', isActive: true, subjects: [], ...emptyLook },
    stopAtFirst: true,
    success: ({ category }) => `Category "${category.name}" created successfully!`,
    failure: 'Failed to create category. Please try again.',
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
    canSend: (values) => textOf(values, 'name').trim() !== '',
    stopAtFirst: false,
    success: ({ message }) => message,
    failure: 'Failed to update category. Please try again.',
  }),
  remove: removeBy(deleteCategory, {
    warning: DELETE_WARNING,
    success: 'Category deleted successfully!',
    failure: 'Failed to delete category. Please try again.',
  }),
};
