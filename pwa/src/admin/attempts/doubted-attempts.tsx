import { useQuery } from '@tanstack/react-query';
import {
  decideRank,
  doubtedAttempts as doubtedCall,
  neverRanked,
  type DoubtedAttempt,
} from '@exam/shared-schema/contract';
import { flagLabel } from '@exam/shared-schema/labels';
import { formatScore } from '../../format/index.ts';
import { entityOf } from '../entity.ts';
import { listBy } from '../list/declaration.ts';
import { actionBy } from '../rows/action.ts';
import { DayCell, NamedCell } from '../fields/cells.tsx';
import { load } from '../load.ts';
import { reasonField } from '../fields/reason-field.ts';
import { UnrankedCountsList } from './unranked-counts.tsx';

const list = listBy(doubtedCall, 'attempts', {
  // An attempt's id is unique only per student (ST72).
  idOf: ({ student, attemptId }) => `${student._id}/${attemptId}`,
  columns: [
    {
      key: 'student',
      header: 'Student',
      priority: 'main',
      cell: ({ student }) => <NamedCell name={student.fullName} note={student.email} />,
    },
    { key: 'paper', header: 'Test paper', priority: 'secondary', cell: ({ paper }) => paper.title },
    {
      key: 'score',
      header: 'Score',
      priority: 'secondary',
      cell: ({ score }) => <span className="num">{formatScore(score)}</span>,
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

/** ST70: an administrator's decision, with a reason. */
const decision = (ranked: boolean, label: string, confirm: string) =>
  actionBy(decideRank, {
    label,
    confirm,
    takesAway: true,
    fields: [reasonField],
    paramsOf: ({ attemptId }: DoubtedAttempt & { readonly _id: string }) => ({ attemptId }),
    valuesOf: ({ student }) => ({ userId: student._id, ranked, reason: '' }),
    failure: 'Failed to save the decision. Please try again.',
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
    decision(true, 'Let it rank', 'This attempt will count for the ranking of its test paper.'),
    decision(false, 'Do not rank', 'This attempt will keep its score and will not count for the ranking.'),
  ],
});

/** SY5: a flag from a newer server has no label here; it is shown by its name. */
function NoticedCell({ flags }: DoubtedAttempt) {
  return <span className="list-noticed">{flags.map((flag) => flagLabel(flag) ?? flag).join(' ')}</span>;
}

/** IA4: attempts that are not in the list, because nothing can be decided about them. */
function NeverRanked() {
  const { data = [] } = useQuery({
    queryKey: ['attempts', 'unranked'],
    queryFn: async ({ signal }) => (await load(neverRanked, {}, signal)).data,
  });
  return <UnrankedCountsList title="Not in this list, because they cannot rank" counts={data} />;
}
