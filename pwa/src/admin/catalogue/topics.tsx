import {
  DIFFICULTY_ORDER,
  topicCalls,
  topicDifficulties,
  type ManagedTopic,
} from '@exam/shared-schema/contract';
import { topicDifficulty } from '@exam/shared-schema/labels';
import { formatConsoleDate } from '../../format/index.ts';
import { managedEntity } from '../managed-entity.ts';
import { activeFilter, DayCell, NamedCell, statusColumn } from '../fields/cells.tsx';
import { sameChoices, useParentChoices, useSubjectChoices } from '../fields/choices.ts';
import { activeField, isNamed, nameFields } from '../fields/decoration-fields.tsx';
import { difficultyRangeField } from '../fields/difficulty-range.ts';

const NO_SUBJECTS = 'No subjects available. Please create subjects first.';

const parentField = {
  kind: 'select',
  name: 'parentTopicId',
  label: 'Parent Topic',
  hint: 'A topic of the same subject that this one is a part of',
  placeholder: 'Root Topic',
  none: null,
  optional: true,
} as const;

const rangeField = difficultyRangeField(DIFFICULTY_ORDER);

export const topics = managedEntity(topicCalls, {
  group: 'Catalogue',
  icon: 'list',
  words: {
    lead: 'The chapters of every subject',
    summary: ({ total, page, pages }) => `Total: ${total} topics | Page ${page} of ${pages}`,
    failed: 'Failed to fetch topics',
    failedText: 'An unexpected error occurred',
    createTitle: 'Create Topic',
    createLead: 'A chapter of a subject, with how hard its questions are',
  },
  nameOf: ({ name }) => name,
  list: {
    columns: [
      {
        key: 'name',
        header: 'Topic',
        sort: 'name',
        cell: ({ name, description }) => <NamedCell name={name} note={description} />,
      },
      { key: 'subject', header: 'Subject', cell: ({ subjectId }) => subjectId.name },
      {
        key: 'parent',
        header: 'Parent Topic',
        cell: ({ parentTopicId }) => parentTopicId?.name ?? 'Root Topic',
      },
      {
        key: 'difficulty',
        header: 'Difficulty Range',
        cell: ({ difficultyRange: range }) => (
          <span className="num">{`${range.min} - ${range.max} ${topicDifficulty(range)}`}</span>
        ),
      },
      statusColumn,
      { key: 'created', header: 'Created', sort: 'createdAt', cell: CreatedCell },
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
  },
  create: {
    fields: [
      ...nameFields('Topic Name'),
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
    empty: { difficultyRange: { min: 1, max: 5 }, isActive: true },
    stopAtFirst: true,
    success: () => 'Topic Created Successfully!',
    resetAfterMs: 2000,
  },
  edit: {
    fields: ({ _id, subjectId }) => [
      ...nameFields('Topic Name'),
      { ...parentField, useChoices: () => useParentChoices(subjectId._id, _id) },
      rangeField,
      activeField,
    ],
    valuesOf: ({ parentTopicId }) => ({ parentTopicId: parentTopicId?._id ?? null }),
    canSend: (values) => isNamed(values) && values.difficultyRange.min < values.difficultyRange.max,
    stopAtFirst: true,
  },
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
