import { useQuery } from '@tanstack/react-query';
import {
  doubtedAttempts as doubtedCall,
  neverRanked,
  type DoubtedAttempt,
} from '@exam/shared-schema/contract';
import { entityOf } from '../entity.ts';
import { listBy } from '../list/declaration.ts';
import { DayCell } from '../fields/cells.tsx';
import { load } from '../load.ts';
import { NoticedCell, ScoreCell, StudentCell } from './attempt-cells.tsx';
import { rankDecisions } from './rank-decision.ts';
import { timelineAction } from './timeline-dialog.tsx';
import { UnrankedCountsList } from './unranked-counts.tsx';

const list = listBy(doubtedCall, 'attempts', {
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
    { key: 'noticed', header: 'What was noticed', priority: 'secondary', cell: NoticedCell },
    {
      key: 'received',
      header: 'Received',
      priority: 'secondary',
      cell: ({ receivedAt }) => <DayCell time={receivedAt} />,
    },
  ],
});

export const doubtedAttempts = entityOf(list, {
  key: 'doubtedAttempts',
  group: 'Exams',
  icon: 'flag',
  noun: { one: 'attempt', many: 'attempts' },
  words: {
    title: 'Attempts to review',
    lead: 'Attempts that do not rank until you decide',
    empty: 'No attempts to review',
    emptyText: 'An attempt appears here when its rank needs your decision.',
  },
  note: NeverRanked,
  nameOf: ({ student, paper }) => `${student.fullName}, ${paper.title}`,
  actions: [
    timelineAction(),
    ...rankDecisions<DoubtedAttempt & { readonly _id: string }>({ takesAway: true }),
  ],
});

/** SY5: a flag from a newer server has no label here; it is shown by its name. */
/** IA4: attempts that are not in the list, because nothing can be decided about them. */
function NeverRanked() {
  const { data = [] } = useQuery({
    queryKey: ['attempts', 'unranked'],
    queryFn: async ({ signal }) => (await load(neverRanked, {}, signal)).data,
  });
  return <UnrankedCountsList title="Not in this list, because they cannot rank" counts={data} />;
}
