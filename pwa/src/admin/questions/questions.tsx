import { Link, useSearchParams } from 'wouter';
import {
  correctKey,
  editSet,
  exportQuestions,
  importQuestions,
  judgeQuarantined,
  listQuestions,
  questionCalls,
  type ListedQuestion,
} from '@exam/shared-schema/contract';
import { mayCall } from '@exam/shared-schema/access';
import { formatCount } from '../../format/index.ts';
import { Pill, RichText, type Tone } from '../../ui/index.ts';
import { consolePaths } from '../../app/paths-of-console.ts';
import { entityOf } from '../entity.ts';
import type { Choices } from '../form/field.ts';
import { listBy } from '../list/declaration.ts';
import { usePermissions } from '../permitted.ts';
import { actionBy, actionIn, removeBy } from '../rows/action.ts';
import { createdColumn, NamedCell } from '../fields/cells.tsx';
import {
  fixedChoices,
  sameChoices,
  useLicenceChoices,
  useParentChoices,
  useSubjectChoices,
} from '../fields/choices.ts';
import { typeLabels } from '../question-types/index.ts';
import { QuestionDetails } from './question-details.tsx';
import { DuplicateQuestionDialog } from './question-duplicate-dialog.tsx';
import { EditQuestionDialog } from './question-edit-dialog.tsx';
import { questionForm } from './question-form.tsx';
import { CorrectKeyDialog } from './question-key-dialog.tsx';
import { EditSetDialog } from './question-set-dialog.tsx';
import { reasonField } from '../fields/reason-field.ts';
import { textBeginning } from './text-beginning.ts';

const STATES = {
  draft: 'Draft',
  quarantined: 'Quarantined',
  active: 'Active',
  dropped: 'Dropped',
  bonus: 'Bonus',
  archived: 'Archived',
} as const satisfies Record<ListedQuestion['state'], string>;

const TONES: Readonly<Record<ListedQuestion['state'], Tone>> = {
  draft: 'neutral',
  quarantined: 'warn',
  active: 'ok',
  dropped: 'bad',
  bonus: 'neutral',
  archived: 'neutral',
};

/** The topics of the subject that the URL names as filter. */
function useTopicsOfChosen(): Choices {
  const subject = useSearchParams()[0].get('subject') ?? '';
  const choices = useParentChoices(subject);
  return subject === '' ? { ...choices, waitsFor: 'Topics: choose a subject' } : choices;
}

const difficulties = sameChoices(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);

const list = listBy(listQuestions, 'questions', {
  search: true,
  defaultSort: '-createdAt',
  file: exportQuestions,
  columns: [
    {
      key: 'text',
      header: 'Question',
      priority: 'main',
      cell: TextCell,
    },
    {
      key: 'topic',
      header: 'Topic',
      cell: ({ topic, subject }) => <NamedCell name={topic?.name ?? '–'} note={subject?.name ?? ''} />,
    },
    {
      key: 'difficulty',
      header: 'Difficulty',
      sort: 'difficulty',
      cell: ({ difficulty }) => <span className="num">{difficulty}</span>,
    },
    {
      key: 'state',
      header: 'State',
      cell: ({ state }) => <Pill tone={TONES[state]}>{STATES[state]}</Pill>,
    },
    {
      key: 'papers',
      header: 'Published in',
      cell: ({ papers }) => <span className="num">{formatCount(papers, 'paper', 'papers')}</span>,
    },
    createdColumn,
  ],
  filters: [
    {
      name: 'subject',
      label: 'Subject',
      all: 'All Subjects',
      useChoices: () => useSubjectChoices({ failed: 'Failed to fetch subjects. Please try again.' }),
      clears: ['topic'],
    },
    { name: 'topic', label: 'Topic', all: 'All Topics', useChoices: useTopicsOfChosen },
    { name: 'type', label: 'Type', all: 'All Types', useChoices: fixedChoices(typeLabels) },
    {
      name: 'pool',
      label: 'Pool',
      all: 'All Pools',
      useChoices: fixedChoices({ ranked: 'Ranked', practice: 'Practice' }),
    },
    { name: 'state', label: 'State', all: 'All States', useChoices: fixedChoices(STATES) },
    { name: 'licence', label: 'Licence', all: 'All Licences', useChoices: useLicenceChoices },
    { name: 'difficultyFrom', label: 'Difficulty from', all: 'From level 1', useChoices: difficulties },
    { name: 'difficultyTo', label: 'Difficulty to', all: 'To level 10', useChoices: difficulties },
  ],
});

/** BK12: an administrator's decision about a quarantined question. */
const judging = (state: 'active' | 'dropped', label: string, confirm: string) =>
  actionBy(judgeQuarantined, {
    label,
    confirm,
    isOffered: (row: ListedQuestion) => row.state === 'quarantined',
    fields: [reasonField],
    valuesOf: () => ({ state, reason: '' }),
    failure: 'Failed to save the decision. Please try again.',
  });

const release = judging('active', 'Release', 'New tests can use this question from now on.');
const drop = judging(
  'dropped',
  'Drop',
  'This question will be in no test. It stays in the bank with its history.',
);

export const questions = entityOf(list, {
  key: 'questions',
  group: 'Catalogue',
  icon: 'list',
  noun: { one: 'question', many: 'questions' },
  words: {
    lead: 'The bank that test papers are made of',
    search: 'Search questions by text',
    createTitle: 'Create Question',
    createLead: 'It is in the bank at once, and papers can be made of it',
  },
  note: ImportNote,
  nameOf: ({ text }) => text.slice(0, 60),
  create: questionForm,
  actions: [
    actionIn(EditQuestionDialog, { call: questionCalls.update, label: 'Edit', icon: 'edit' }),
    actionIn(DuplicateQuestionDialog, { call: questionCalls.create, label: 'Duplicate', icon: 'copy' }),
    actionIn(EditSetDialog, {
      call: editSet,
      label: 'Edit passage',
      isOffered: ({ isInSet }) => isInSet,
    }),
    release,
    drop,
    actionBy(judgeQuarantined, {
      label: 'Bring back',
      confirm: 'New tests can use this question again.',
      isOffered: ({ state }: ListedQuestion) => state === 'archived',
      fields: [reasonField],
      valuesOf: () => ({ state: 'active' as const, reason: '' }),
      failure: 'Failed to save the decision. Please try again.',
    }),
    actionIn<ListedQuestion>(CorrectKeyDialog, {
      call: correctKey,
      label: 'Correct key',
      isOffered: ({ state }) => state !== 'quarantined',
    }),
  ],
  remove: removeBy(questionCalls.delete, {
    warning:
      'A question that no paper has is deleted. One that a paper has, or that belongs to a passage, is archived: new papers do not have it.',
  }),
  bulk: [release, drop],
  details: {
    title: () => 'Question',
    show: ({ _id }) => <QuestionDetails id={_id} />,
  },
});

/** CN60: the beginning of the question with its formulas. */
function TextCell({ text, type, pool }: ListedQuestion) {
  return (
    <span className="list-words">
      <RichText text={textBeginning(text)} inline />
      <span className="list-note">
        {typeLabels[type]} · {pool === 'ranked' ? 'Ranked' : 'Practice'}
      </span>
    </span>
  );
}

/** OP9: for roles that may import (OR11). */
function ImportNote() {
  if (!mayCall(usePermissions(), importQuestions)) return null;
  return (
    <p>
      Questions can also be <Link href={consolePaths.importQuestions}>imported from a file</Link>.
    </p>
  );
}
