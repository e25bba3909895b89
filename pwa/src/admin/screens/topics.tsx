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
import type { Range } from '../call-types.ts';
import { entityOf } from '../entity.ts';
import { createBy } from '../form/create.ts';
import { listBy } from '../list/declaration.ts';
import { editBy, removeBy } from '../rows/action.ts';
import { formatConsoleDate } from '../../format/index.ts';
import { ActiveCell, activeFilter, DayCell, NamedCell } from './cells.tsx';
import { sameChoices, useParentChoices, useSubjectChoices } from './choices.ts';
import { activeField } from './decoration-fields.tsx';

const NO_SUBJECTS = 'No subjects available. Please create subjects first.';

const nameFields = [
  { kind: 'text', name: 'name', label: 'Topic Name', max: 100 },
  { kind: 'textarea', name: 'description', label: 'Description', max: 500, optional: true },
] as const;

const parentField = {
  kind: 'select',
  name: 'parentTopicId',
  label: 'Parent Topic',
  hint: 'A topic of the same subject that this one is a part of',
  placeholder: 'Root Topic',
  none: null,
  optional: true,
} as const;

const rangeField = {
  kind: 'range',
  name: 'difficultyRange',
  label: 'Difficulty Range',
  min: MIN_DIFFICULTY,
  max: MAX_DIFFICULTY,
  words: (range: Range) => `${range.min} to ${range.max}, ${topicDifficulty(range)}`,
} as const;

const list = listBy(listTopics, 'topics', {
  search: true,
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
      useChoices: sameChoices(topicDifficulties),
    },
  ],
});

export const topics = entityOf(list, {
  key: 'topics',
  group: 'Catalogue',
  icon: 'list',
  noun: { one: 'topic', many: 'topics' },
  words: {
    lead: 'The chapters of every subject',
    summary: ({ total, page, pages }) => `Total: ${total} topics | Page ${page} of ${pages}`,
    failed: 'Failed to fetch topics',
    failedText: 'An unexpected error occurred',
    createTitle: 'Create Topic',
    createLead: 'A chapter of a subject, with how hard its questions are',
  },
  nameOf: ({ name }) => name,
  create: createBy(createTopic, {
    fields: [
      ...nameFields,
      {
        kind: 'select',
        name: 'subjectId',
        label: 'Subject',
        placeholder: 'Select a subject',
        clears: ['parentTopicId'],
        useChoices: () => useSubjectChoices({ failed: NO_SUBJECTS, none: NO_SUBJECTS }),
      },
      { ...parentField, useChoices: ({ subjectId }) => useParentChoices(subjectId) },
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
    resetAfterMs: 2000,
  }),
  edit: editBy(updateTopic, {
    fields: ({ _id, subjectId }) => [
      ...nameFields,
      { ...parentField, useChoices: () => useParentChoices(subjectId._id, _id) },
      rangeField,
      activeField,
    ],
    valuesOf: ({ name, description, parentTopicId, difficultyRange, isActive }) => ({
      name,
      description,
      parentTopicId: parentTopicId?._id ?? null,
      difficultyRange,
      isActive,
    }),
    canSend: ({ name, difficultyRange: { min, max } }) => name.trim() !== '' && min < max,
    stopAtFirst: true,
  }),
  remove: removeBy(deleteTopic, {}),
});

function CreatedCell({ createdAt, updatedAt }: ManagedTopic) {
  return (
    <span className="list-words">
      <DayCell time={createdAt} />
      {updatedAt !== createdAt && (
        <span className="list-note num">{`Updated: ${formatConsoleDate(updatedAt)}`}</span>
      )}
    </span>
  );
}
