import {
  createTopic,
  deleteTopic,
  listTopics,
  MAX_DIFFICULTY,
  MIN_DIFFICULTY,
  topicDifficulties,
  updateTopic,
  type ManagedTopic,
} from '@exam/shared-schema/contract';
import { topicDifficulty } from '@exam/shared-schema/labels';
import { consolePaths } from '../../app/paths-of-console.ts';
import type { Entity } from '../entity.ts';
import { createBy, editBy, type Field, type Range } from '../form/declaration.ts';
import { textOf } from '../form/control.tsx';
import { listBy } from '../list/declaration.ts';
import { removeBy } from '../list/remove.ts';
import { dayOf, DELETE_WARNING } from '../words.ts';
import { ActiveCell, activeFilter, NamedCell } from './cells.tsx';
import { useParentChoices, useSubjectChoices } from './choices.ts';
import { activeField } from './decoration-fields.tsx';

const rangeWords = (range: Range) => `${range.min} to ${range.max}, ${topicDifficulty(range)}`;

const NO_SUBJECTS = {
  failed: 'No subjects available. Please create subjects first.',
  none: 'No subjects available. Please create subjects first.',
};

const nameField: Field = { kind: 'text', name: 'name', label: 'Topic Name', max: 100 };
const descriptionField: Field = {
  kind: 'textarea',
  name: 'description',
  label: 'Description',
  max: 500,
  optional: true,
};
const parentField: Field = {
  kind: 'select',
  name: 'parentTopicId',
  label: 'Parent Topic',
  hint: 'A topic of the same subject that this one is a part of',
  placeholder: 'Root Topic',
  none: null,
  optional: true,
  useChoices: (values) => useParentChoices(textOf(values, 'subjectId'), textOf(values, '_id')),
};
const rangeField: Field = {
  kind: 'range',
  name: 'difficultyRange',
  label: 'Difficulty Range',
  min: MIN_DIFFICULTY,
  max: MAX_DIFFICULTY,
  words: rangeWords,
};

export const topics: Entity<ManagedTopic> = {
  key: 'topics',
  listPath: consolePaths.topics,
  createPath: consolePaths.newTopic,
  words: {
    title: 'Topics',
    lead: 'The chapters of every subject',
    summary: ({ total, page, pages }) => `Total: ${total} topics | Page ${page} of ${pages}`,
    loading: 'Loading topics...',
    failed: 'Failed to fetch topics',
    failedText: 'An unexpected error occurred',
    empty: 'No topics found',
    emptyText: 'Create your first topic to get started',
    search: 'Search topics',
    add: 'Add Topic',
    edit: 'Edit Topic',
    remove: 'Delete Topic',
    createTitle: 'Create Topic',
    createLead: 'A chapter of a subject, with how hard its questions are',
    createButton: 'Create Topic',
    backToList: 'All topics',
  },
  list: listBy(listTopics, ({ topics: rows }) => rows, {
    defaultSort: '-createdAt',
    columns: [
      {
        key: 'name',
        header: 'Topic',
        priority: 'main',
        sort: 'name',
        cell: ({ name, description }) => <NamedCell name={name} note={description} />,
      },
      { key: 'subject', header: 'Subject', priority: 'secondary', cell: ({ subjectId }) => subjectId.name },
      {
        key: 'parent',
        header: 'Parent Topic',
        priority: 'secondary',
        cell: ({ parentTopicId }) => parentTopicId?.name ?? 'Root Topic',
      },
      {
        key: 'difficulty',
        header: 'Difficulty Range',
        priority: 'secondary',
        cell: ({ difficultyRange: range }) => (
          <span className="num">{`${range.min} - ${range.max} ${topicDifficulty(range)}`}</span>
        ),
      },
      { key: 'status', header: 'Status', priority: 'secondary', cell: ActiveCell },
      { key: 'created', header: 'Created', priority: 'secondary', sort: 'createdAt', cell: CreatedCell },
    ],
    filters: [
      activeFilter,
      {
        name: 'subjectId',
        label: 'Subject',
        all: 'All Subjects',
        useChoices: () => useSubjectChoices({ failed: 'Failed to fetch subjects. Please try again.' }),
      },
      {
        name: 'difficulty',
        label: 'Difficulty',
        all: 'All Difficulties',
        useChoices: () => ({
          options: topicDifficulties.map((label) => ({ value: label, label })),
          loading: false,
        }),
      },
    ],
  }),
  create: createBy(createTopic, {
    fields: [
      nameField,
      descriptionField,
      {
        kind: 'select',
        name: 'subjectId',
        label: 'Subject',
        placeholder: 'Select a subject',
        clears: ['parentTopicId'],
        useChoices: () => useSubjectChoices(NO_SUBJECTS),
      },
      parentField,
      rangeField,
      activeField,
    ],
    empty: {
      name: '',
      description: '',
      subjectId: '',
      parentTopicId: null,
      difficultyRange: { min: 1, max: 5 },
      isActive: true,
    },
    stopAtFirst: true,
    success: () => 'Topic Created Successfully!',
    failure: 'Failed to create topic. Please try again.',
    resetAfterMs: 2000,
  }),
  edit: editBy(updateTopic, {
    fields: [nameField, descriptionField, parentField, rangeField, activeField],
    valuesOf: (row) => ({
      // Of these two the choice of a parent depends; the call takes neither.
      _id: row._id,
      subjectId: row.subjectId._id,
      name: row.name,
      description: row.description,
      parentTopicId: row.parentTopicId?._id ?? null,
      difficultyRange: row.difficultyRange,
      isActive: row.isActive,
    }),
    canSend: (values) => {
      const { min, max } = values['difficultyRange'] as Range;
      return textOf(values, 'name').trim() !== '' && min < max;
    },
    stopAtFirst: true,
    success: ({ message }) => message,
    failure: 'Failed to update topic. Please try again.',
  }),
  remove: removeBy(deleteTopic, {
    warning: DELETE_WARNING,
    success: 'Topic deleted successfully!',
    failure: 'Failed to delete topic. Please try again.',
  }),
};

function CreatedCell({ createdAt, updatedAt }: ManagedTopic) {
  return (
    <span className="list-words">
      <span className="list-date num">{dayOf(createdAt)}</span>
      {updatedAt !== createdAt && <span className="list-note num">{`Updated: ${dayOf(updatedAt)}`}</span>}
    </span>
  );
}
