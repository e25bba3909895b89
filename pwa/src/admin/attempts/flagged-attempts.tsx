import {
  attemptFlags,
  flaggedAttempts as flaggedCall,
  type FlaggedAttempt,
} from '@exam/shared-schema/contract';
import { entityOf } from '../entity.ts';
import { DayCell } from '../fields/cells.tsx';
import { fixedChoices } from '../fields/choices.ts';
import { listBy } from '../list/declaration.ts';
import { NoticedCell, ScoreCell, StudentCell } from './attempt-cells.tsx';
import { rankDecisions } from './rank-decision.ts';
import { timelineAction } from './timeline-dialog.tsx';

/** 'late' as 'Late'. */
const nameOfFlag = (flag: string) => `${flag[0]?.toUpperCase() ?? ''}${flag.slice(1).replaceAll('-', ' ')}`;
const FLAGS = Object.fromEntries(attemptFlags.map((flag) => [flag, nameOfFlag(flag)])) as Record<
  (typeof attemptFlags)[number],
  string
>;

const list = listBy(flaggedCall, 'attempts', {
  // An attempt's id is unique only per student (ST72).
  idOf: ({ student, attemptId }) => `${student._id}/${attemptId}`,
  columns: [
    {
      key: 'student',
      header: 'Student',
      priority: 'main',
      cell: StudentCell,
    },
    { key: 'paper', header: 'Test paper', priority: 'secondary', cell: ({ paper }) => paper.title },
    {
      key: 'score',
      header: 'Score',
      priority: 'secondary',
      cell: ScoreCell,
    },
    {
      key: 'noticed',
      header: 'What was noticed',
      priority: 'secondary',
      cell: NoticedCell,
    },
    { key: 'ranks', header: 'Ranks', priority: 'secondary', cell: ranksWords },
    {
      key: 'received',
      header: 'Received',
      priority: 'secondary',
      cell: ({ receivedAt }) => <DayCell time={receivedAt} />,
    },
  ],
  filters: [{ name: 'flag', label: 'Flag', all: 'All Flags', useChoices: fixedChoices(FLAGS) }],
});

function ranksWords({ ranked, isDoubted }: FlaggedAttempt): string {
  if (isDoubted) return 'To be decided';
  return ranked ? 'Yes' : 'No';
}

/** IN6: attempts with a flag, whether they rank or not. */
export const flaggedAttempts = entityOf(list, {
  key: 'flaggedAttempts',
  group: 'Exams',
  icon: 'flag',
  noun: { one: 'attempt', many: 'attempts' },
  words: {
    title: 'Flagged attempts',
    lead: 'Attempts about which something was noticed when they were handed in',
    empty: 'No flagged attempts',
    emptyText: 'An attempt appears here when its log, its clock or its time is unusual.',
  },
  nameOf: ({ student, paper }) => `${student.fullName}, ${paper.title}`,
  actions: [
    timelineAction(),
    ...rankDecisions<FlaggedAttempt & { readonly _id: string }>({
      takesAway: false,
      isOffered: ({ isDoubted }) => isDoubted,
    }),
  ],
});
