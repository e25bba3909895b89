import { refusedDrafts as draftsCall, type RefusedDraft } from '@exam/shared-schema/contract';
import { Card, CardGrid, Pill, RichText, Stack } from '../../ui/index.ts';
import { entityOf } from '../entity.ts';
import { listBy } from '../list/declaration.ts';
import { Facts } from '../rows/details.tsx';
import { createdColumn, NamedCell } from '../fields/cells.tsx';
import { answerKeyText, isRight } from './answer-key-text.ts';
import { QuestionOptions } from './question-options.tsx';

const REASONS = {
  disagreement: 'The second solution differs',
  calculation: 'The calculation differs',
  duplicate: 'Too close to another question',
  malformed: 'Not well formed',
} as const satisfies Record<RefusedDraft['reason'], string>;

const list = listBy(draftsCall, 'drafts', {
  columns: [
    {
      key: 'text',
      header: 'Question',
      priority: 'main',
      cell: ({ text, type }) => (
        <span className="list-words">
          <RichText text={text} />
          <span className="list-note">{type}</span>
        </span>
      ),
    },
    { key: 'reason', header: 'Why', cell: ({ reason }) => <Pill tone="warn">{REASONS[reason]}</Pill> },
    {
      key: 'topic',
      header: 'Topic',
      cell: ({ topic, model }) => <NamedCell name={topic.name} note={model} />,
    },
    { key: 'created', header: 'Created', cell: createdColumn.cell },
  ],
});

/** LM11: drafts of the language model that were not admitted to the bank, with both solutions side by side. */
export const refusedDrafts = entityOf(list, {
  key: 'refusedDrafts',
  group: 'Catalogue',
  icon: 'flag',
  noun: { one: 'refused draft', many: 'refused drafts' },
  words: {
    title: 'Refused AI drafts',
    lead: 'Questions by the language model that were not admitted to the bank',
    emptyText: 'A question appears here when one of the checks refuses it.',
  },
  nameOf: ({ text }) => text.slice(0, 60),
  details: { title: () => 'Refused draft', show: (draft) => <BothSolutions draft={draft} /> },
});

function BothSolutions({ draft }: { readonly draft: RefusedDraft }) {
  const { text, options, key, explanation, solution, reason } = draft;
  return (
    <Stack gap={4}>
      <RichText text={text} />
      <QuestionOptions
        options={options.map(({ _id, text: words }) => ({
          key: _id,
          text: words,
          isRight: isRight(key, _id),
        }))}
      />
      <Facts facts={[['Why it was refused', REASONS[reason]]]} />
      <CardGrid>
        <Card>
          <Facts
            facts={[
              ['Answer of its author', answerKeyText(key, options)],
              ['Solution of its author', <RichText key="own" text={explanation} />],
            ]}
          />
        </Card>
        <Card>
          <Facts
            facts={[
              ['Answer of the second solver', solution === null ? 'It was not asked.' : solution.answer],
              [
                'Solution of the second solver',
                solution === null ? null : <RichText key="second" text={solution.working} />,
              ],
            ]}
          />
        </Card>
      </CardGrid>
    </Stack>
  );
}
