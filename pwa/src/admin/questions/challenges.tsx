import {
  answerChallenge,
  correctKey,
  managedChallenges,
  type ManagedChallenge,
} from '@exam/shared-schema/contract';
import { formatNumber } from '../../format/index.ts';
import { RichText } from '../../ui/index.ts';
import { entityOf } from '../entity.ts';
import { DayCell, NamedCell } from '../fields/cells.tsx';
import { fixedChoices } from '../fields/choices.ts';
import { listBy } from '../list/declaration.ts';
import { actionBy, actionIn, type RowDialogProps } from '../rows/action.ts';
import { CorrectKeyDialog } from './question-key-dialog.tsx';

const STATES = { open: 'Open', accepted: 'Accepted', rejected: 'Not accepted' } as const;

const list = listBy(managedChallenges, 'challenges', {
  search: true,
  columns: [
    {
      key: 'question',
      header: 'Question',
      priority: 'main',
      cell: ({ question }) => <RichText text={question.text} />,
    },
    { key: 'text', header: 'What the student writes', priority: 'secondary', cell: ({ text }) => text },
    {
      key: 'student',
      header: 'Student',
      priority: 'secondary',
      cell: ({ student }) => <NamedCell name={student.fullName} note={student.email} />,
    },
    { key: 'paper', header: 'Test paper', priority: 'secondary', cell: ({ paper }) => paper.title },
    { key: 'state', header: 'State', priority: 'secondary', cell: StateCell },
    {
      key: 'created',
      header: 'Received',
      priority: 'secondary',
      cell: ({ createdAt }) => <DayCell time={createdAt} />,
    },
  ],
  filters: [{ name: 'state', label: 'State', all: 'All States', useChoices: fixedChoices(STATES) }],
});

/** KC3: one answer for all open challenges of the same question. */
const decision = (accepted: boolean, label: string, confirm: string) =>
  actionBy(answerChallenge, {
    label,
    confirm,
    takesAway: false,
    isOffered: ({ state }: ManagedChallenge) => state === 'open',
    fields: [
      {
        kind: 'textarea',
        name: 'reason',
        label: 'Answer',
        hint: 'Every student who challenged this key gets it as a notice.',
        max: 500,
      },
    ],
    paramsOf: ({ _id: id }) => ({ id }),
    valuesOf: () => ({ accepted, reason: '' }),
    failure: 'Failed to answer the challenge. Please try again.',
  });

/** CN63: the key that a challenge is about, before or after the answer. */
const CorrectChallengedKey = ({ row, ...rest }: RowDialogProps<ManagedChallenge>) => (
  <CorrectKeyDialog row={row.question} {...rest} />
);

export const challenges = entityOf(list, {
  key: 'challenges',
  group: 'Exams',
  icon: 'flag',
  noun: { one: 'challenge', many: 'challenges' },
  words: {
    title: 'Key Challenges',
    lead: 'What students object to in the keys of their questions',
    search: 'Search in what students write',
    empty: 'No challenges',
    emptyText: 'A challenge appears here when a student objects to a key in the analysis of a result.',
  },
  nameOf: ({ student }) => student.fullName,
  actions: [
    decision(
      true,
      'Accept',
      'The students are right. Correct the key of the question as well: their results follow from it.',
    ),
    decision(false, 'Do not accept', 'The key stays as it is.'),
    actionIn(CorrectChallengedKey, { call: correctKey, label: 'Correct key', icon: 'edit' }),
  ],
});

function StateCell({ state, open, answer }: ManagedChallenge) {
  if (state !== 'open') return <NamedCell name={STATES[state]} note={answer ?? ''} />;
  return <NamedCell name={STATES.open} note={open > 1 ? `${formatNumber(open)} of this question` : ''} />;
}
