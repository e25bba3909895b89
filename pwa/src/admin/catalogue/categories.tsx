import { categoryCalls, categoryGroups } from '@exam/shared-schema/contract';
import { managedEntity } from '../managed-entity.ts';
import { activeFilter, badgeColumn, createdColumn, decoratedColumn, statusColumn } from '../fields/cells.tsx';
import { useSubjectChoices, useTemplateChoices } from '../fields/choices.ts';
import {
  activeField,
  badgeFields,
  isNamed,
  lookFields,
  nameFields,
  previewTile,
} from '../fields/decoration-fields.tsx';

const subjectsField = {
  kind: 'many',
  name: 'subjects',
  label: 'Subjects',
  noun: 'subjects',
  useChoices: () =>
    useSubjectChoices({
      failed: 'Failed to fetch subjects. Please try again.',
      failedOfFormat: 'Unexpected API response format',
    }),
} as const;

const groupField = {
  kind: 'select',
  name: 'group',
  label: 'Group',
  hint: 'Students filter their test history by it',
  placeholder: 'None',
  none: null,
  optional: true,
  useChoices: () => ({ options: GROUPS, loading: false }),
} as const;

const GROUPS = categoryGroups.map((group) => ({ value: group, label: group }));

/** Only for editing: a new category has no templates yet. */
const templateField = {
  kind: 'select',
  name: 'defaultTemplate',
  label: 'Default template',
  hint: 'Used for the tests that students create',
  placeholder: 'Default',
  none: null,
  optional: true,
  useChoices: () => useTemplateChoices(),
} as const;

const fields = (isNew: boolean) =>
  [
    ...nameFields('Name'),
    activeField,
    ...lookFields({ icon: isNew, gradient: isNew }),
    ...badgeFields,
    groupField,
    subjectsField,
  ] as const;

export const categories = managedEntity(categoryCalls, {
  group: 'Catalogue',
  icon: 'grid',
  words: {
    lead: 'The exams that students choose from',
    failedOfFormat: 'Invalid response format',
    createLead: 'An exam that students choose, with its subjects',
  },
  nameOf: ({ name }) => name,
  list: {
    columns: [
      decoratedColumn('Category'),
      badgeColumn,
      {
        key: 'subjects',
        header: 'Subjects',
        cell: ({ subjects }) => <span className="num">{subjects.length}</span>,
      },
      statusColumn,
      createdColumn,
    ],
    filters: [activeFilter],
  },
  create: {
    fields: fields(true),
    empty: { isActive: true },
    stopAtFirst: true,
    success: ({ category }) => `Category "${category.name}" created successfully!`,
    resetAfterMs: 3000,
    preview: previewTile,
  },
  edit: {
    fields: [...fields(false), templateField],
    canSend: isNamed,
    valuesOf: ({ defaultTemplate }) => ({ defaultTemplate: defaultTemplate?._id ?? null }),
  },
});
