import {
  ERRORS,
  MAX_DIFFICULTY,
  MIN_DIFFICULTY,
  paperCalls,
  paperEdit,
  type ManagedPaper,
} from '@exam/shared-schema/contract';
import { paperDifficulty, topicDifficulty } from '@exam/shared-schema/labels';
import { analysisPath, examDayPath, previewPath } from '../../app/paths-of-console.ts';
import {
  formatConsoleDate,
  formatCount,
  formatIndiaTime,
  formatScore,
  formatShortMinutes,
} from '../../format/index.ts';
import type { BodyOf, FormValues } from '../call-types.ts';
import type { UseFollowing } from '../form/create.ts';
import { managedEntity } from '../managed-entity.ts';
import { switchTo, toggleBy } from '../rows/toggle.ts';
import { activeFilter, DayCell, NamedCell, statusColumn } from '../fields/cells.tsx';
import { fixedChoices, useCategoryChoices, useTemplateChoices, useTemplates } from '../fields/choices.ts';
import { paperEditing, paperTitleFields } from './paper-edit.ts';
import { useActiveCategories, useSubjectsOf, useTopicsOf } from './paper-choices.ts';

const { update: turn, ...others } = paperCalls;
const calls = { ...others, update: paperEdit };

/** ms */
const SEARCH_AFTER_MS = 500;

const paperSwitch = toggleBy(turn, {
  column: 'status',
  on: 'Active',
  off: 'Inactive',
  isOn: ({ isActive }: ManagedPaper) => isActive,
  bodyOf: (isActive) => ({ isActive }),
});

/** MP6: the template's exam is chosen with it; another exam clears subjects and topics. */
const useCategoryOfTemplate: UseFollowing<FormValues<BodyOf<typeof paperCalls.create>>> = () => {
  const templates = useTemplates().data ?? [];
  const exams = useActiveCategories().options;
  return (changed, { templateId }, { categoryId: before }) => {
    if (changed !== 'templateId') return {};
    const categoryId = templates.find(({ _id }) => _id === templateId)?.categoryId._id;
    const isOffered = exams.some(({ value }) => value === categoryId);
    if (categoryId === undefined || !isOffered || categoryId === before) return {};
    return { categoryId, subjectIds: [], topicIds: [] };
  };
};

export const papers = managedEntity(calls, {
  group: 'Exams',
  icon: 'file',
  words: {
    lead: 'What students sit',
    search: 'Search test papers',
    failed: 'Failed to fetch test papers',
    failedText: 'An unexpected error occurred',
    retry: 'Retry',
    createTitle: 'Create Test Paper',
    createLead: 'It is filled from the question bank by a template, and students can sit it at once',
  },
  nameOf: ({ title }) => title,
  palette: { href: ({ _id }) => previewPath(_id), note: ({ createdAt }) => formatConsoleDate(createdAt) },
  list: {
    columns: [
      {
        key: 'title',
        header: 'Title',
        sort: 'title',
        cell: TitleCell,
      },
      { key: 'category', header: 'Category', cell: CategoryCell },
      {
        key: 'difficulty',
        header: 'Difficulty',
        cell: ({ difficultyLevel }) => paperDifficulty(difficultyLevel),
      },
      { key: 'marks', header: 'Marks', cell: MarksCell },
      { key: 'taken', header: 'Taken', cell: TakenCell },
      statusColumn,
      { key: 'created', header: 'Created', sort: 'createdAt', cell: CreatedCell },
    ],
    filters: [
      {
        name: 'categoryId',
        label: 'Category',
        all: 'All Categories',
        useChoices: () => useCategoryChoices({ failed: 'Failed to fetch categories' }),
      },
      activeFilter,
      {
        name: 'ai',
        label: 'Made by',
        all: 'AI and manual',
        useChoices: fixedChoices({ ai: 'AI generated', manual: 'Manual' }),
      },
    ],
    searchAfterMs: SEARCH_AFTER_MS,
  },
  create: {
    fields: [
      ...paperTitleFields,
      {
        kind: 'select',
        name: 'templateId',
        label: 'Template',
        placeholder: 'Select a template',
        useChoices: useTemplateChoices,
      },
      {
        kind: 'select',
        name: 'categoryId',
        label: 'Category',
        placeholder: 'Select a category',
        clears: ['subjectIds', 'topicIds'],
        useChoices: useActiveCategories,
      },
      {
        kind: 'many',
        name: 'subjectIds',
        label: 'Subjects',
        noun: 'subjects',
        clears: ['topicIds'],
        useChoices: ({ categoryId }) => useSubjectsOf(categoryId),
      },
      {
        kind: 'many',
        name: 'topicIds',
        label: 'Topics',
        noun: 'topics',
        useChoices: ({ subjectIds, categoryId }) => useTopicsOf(subjectIds, categoryId),
      },
      {
        kind: 'ends',
        name: 'difficultyMin',
        upTo: 'difficultyMax',
        label: 'Difficulty of the questions',
        min: MIN_DIFFICULTY,
        max: MAX_DIFFICULTY,
        words: (range) => `${range.min} to ${range.max}, ${topicDifficulty(range)}`,
      },
    ],
    stopAtFirst: true,
    success: ({ data }) => `Test paper '${data.title}' created successfully!`,
    useFollowing: useCategoryOfTemplate,
    failureByPart: { BANK_TOO_SMALL: ERRORS.BANK_TOO_SMALL.message },
    resetAfterMs: 3000,
  },
  edit: paperEditing,
  remove: {
    warning: 'This action cannot be undone. A paper that a student holds a ticket for cannot be deleted.',
  },
  links: [
    { label: 'Preview', icon: 'eye', href: ({ _id }) => previewPath(_id) },
    {
      label: 'Exam day',
      icon: 'lock',
      href: ({ _id, resultsPolicy, ownerId }) =>
        resultsPolicy === 'on-submit' || ownerId !== null ? null : examDayPath(_id),
    },
    {
      label: 'Item analysis',
      icon: 'chart',
      href: ({ _id, attempts, demoAttempts = 0 }) =>
        attempts + demoAttempts === 0 ? null : analysisPath(_id),
    },
  ],
  toggle: paperSwitch,
  bulk: [
    switchTo(paperSwitch, true, {
      label: 'Activate',
      busyButton: 'Activating...',
      confirm: 'Students can find and start these papers at once.',
    }),
    switchTo(paperSwitch, false, {
      label: 'Withdraw',
      busyButton: 'Withdrawing...',
      confirm: 'Only students who hold a ticket can still take these papers.',
    }),
  ],
});

function CategoryCell({ categoryId, subjectIds }: ManagedPaper) {
  return <NamedCell name={categoryId.name} note={subjectIds.map(({ name }) => name).join(', ')} />;
}

function MarksCell({ totalMarks, duration }: ManagedPaper) {
  return (
    <span className="list-words list-counts">
      <span>{formatScore(totalMarks)}</span>
      <span className="list-small">{formatShortMinutes(duration)}</span>
    </span>
  );
}

function TakenCell({ attempts, tickets }: ManagedPaper) {
  return (
    <span className="list-words list-counts">
      <span>{formatCount(attempts, 'attempt', 'attempts')}</span>
      <span className="list-small">{formatCount(tickets, 'ticket', 'tickets')}</span>
    </span>
  );
}

/** MP11, MP12: the times of a paper that is not always open, in Indian time as in the form. */
function TitleCell({ title, description, opensAt, closesAt, keyReleaseAt }: ManagedPaper) {
  const times = [
    opensAt !== null && `Opens ${formatIndiaTime(opensAt)}`,
    closesAt !== null && `Closes ${formatIndiaTime(closesAt)}`,
    keyReleaseAt !== null && `Results ${formatIndiaTime(keyReleaseAt)}`,
  ].filter((line) => line !== false);
  return (
    <span className="list-words">
      <NamedCell name={title} note={description} />
      {times.map((line) => (
        <span key={line} className="list-small num">
          {line}
        </span>
      ))}
    </span>
  );
}

function CreatedCell({ createdAt, isAiGenerated }: ManagedPaper) {
  return (
    <span className="list-words">
      <DayCell time={createdAt} />
      <span className="list-small">{isAiGenerated ? 'AI generated' : 'Manual'}</span>
    </span>
  );
}
