import './items.css';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import {
  itemAnalysis,
  type AnalysedItem,
  type ItemAnalysis,
  type ItemFlag,
} from '@exam/shared-schema/contract';
import { consolePaths } from '../../app/paths-of-console.ts';
import { formatCount, formatScore, formatShortDuration } from '../../format/index.ts';
import {
  EmptyState,
  LinkButton,
  Page,
  PageHead,
  Pill,
  RichText,
  Stack,
  Table,
  type TableColumn,
  type Tone,
} from '../../ui/index.ts';
import { EntityList } from '../list/entity-list.tsx';
import { load } from '../load.ts';
import { Loaded } from '../loaded.tsx';
import { analysablePapers } from './analysable-papers.tsx';
import { UnrankedCountsList } from '../attempts/unranked-counts.tsx';

/** IA5: item statistics of the paper that the URL names, or the papers to choose from. */
export default function ItemsScreen() {
  const [search] = useSearchParams();
  const paperId = search.get('paper') ?? '';
  if (paperId === '') return <EntityList entity={analysablePapers} />;
  return (
    <Page>
      <Analysis key={paperId} paperId={paperId} />
    </Page>
  );
}

function Analysis({ paperId }: { readonly paperId: string }) {
  const result = useQuery({
    queryKey: ['items', paperId],
    queryFn: async ({ signal }) => (await load(itemAnalysis, { params: { id: paperId } }, signal)).data,
  });
  return (
    <Stack gap={6}>
      <PageHead
        title="Item Analysis"
        lead={result.data?.paper.title ?? 'How the questions of a test paper did'}
        actions={
          <Link href={consolePaths.items.list} asChild>
            <LinkButton icon="back">All test papers</LinkButton>
          </Link>
        }
      />
      <Loaded
        result={result}
        lines={6}
        loading="Analysing attempts..."
        failed="Failed to load the analysis"
        failedText="Please check your connection and try again."
        failedOfStatus={{ 404: 'This test paper no longer exists.' }}
      >
        {(analysis) => <Items analysis={analysis} />}
      </Loaded>
    </Stack>
  );
}

const NOT_ANALYSED = 'Not analysed, because they do not rank';

function Items({ analysis: { attempts, isDemo, items, unranked } }: { readonly analysis: ItemAnalysis }) {
  if (items.length === 0)
    return (
      <Stack gap={3}>
        <EmptyState title="No attempts to analyse">
          The figures appear when students have handed in ranked attempts at this paper.
        </EmptyState>
        <UnrankedCountsList title={NOT_ANALYSED} counts={unranked} />
      </Stack>
    );
  return (
    <Stack gap={3}>
      <p>
        {isDemo === true
          ? `${formatCount(attempts, 'simulated attempt', 'simulated attempts')} of the demo, shown until 30 students have taken this paper`
          : formatCount(attempts, 'ranked attempt', 'ranked attempts')}
        . Right is the share of all of them; correlation is that of being right with the marks of the other
        questions; upper less lower compares the best 27 % with the weakest 27 %.
      </p>
      <UnrankedCountsList title={NOT_ANALYSED} counts={unranked} />
      <Table
        caption="Questions of the paper"
        columns={COLUMNS}
        items={items}
        itemKey={({ questionId }) => questionId}
      />
    </Stack>
  );
}

/** With a non-breaking space, so that it stays on one line. */
const percent = (value: number) => `${formatScore(value)}\u00a0%`;
const figure = (value: number | null) => (value === null ? '–' : formatScore(value));

const COLUMNS: readonly TableColumn<AnalysedItem>[] = [
  { key: 'question', header: 'Question', rowHeader: true, cell: (item) => <Question item={item} /> },
  {
    key: 'right',
    header: 'Right',
    numeric: true,
    cell: ({ rightPercent }) => percent(rightPercent),
  },
  {
    key: 'answered',
    header: 'Answered',
    numeric: true,
    secondary: true,
    cell: ({ answeredPercent }) => percent(answeredPercent),
  },
  {
    key: 'pointBiserial',
    header: 'Correlation',
    numeric: true,
    secondary: true,
    cell: ({ pointBiserial }) => figure(pointBiserial),
  },
  {
    key: 'upperLower',
    header: 'Upper less lower',
    numeric: true,
    secondary: true,
    cell: ({ upperLower }) => figure(upperLower),
  },
  {
    key: 'time',
    header: 'Median time',
    numeric: true,
    secondary: true,
    cell: ({ medianSeconds }) => (medianSeconds === null ? '–' : formatShortDuration(medianSeconds)),
  },
  { key: 'flags', header: 'To look at', secondary: true, cell: ({ flags }) => <Flags flags={flags} /> },
];

/** Collapsed, because text and options are long. */
function Question({ item }: { readonly item: AnalysedItem }) {
  const { number, section, text, options, given, questionId } = item;
  return (
    <details className="item-question">
      <summary>
        Question {number} <span className="list-small">{section}</span>
      </summary>
      <RichText text={text} />
      {options.length > 0 && (
        <ul>
          {options.map((option) => (
            <Given key={option.optionId} {...option} />
          ))}
        </ul>
      )}
      {given.map(({ row, parts }) => (
        <section key={row?.name ?? ''} aria-label={row === null ? TYPED : `Row ${row.name}`}>
          <h3 className="item-row">{row === null ? TYPED : <Row {...row} />}</h3>
          <ul>
            {parts.map((part) => (
              <Given key={`${part.isRight} ${part.text}`} {...part} />
            ))}
          </ul>
        </section>
      ))}
      <p className="list-note">{questionId}</p>
    </details>
  );
}

const TYPED = 'Right, and most frequent wrong answers';

interface GivenProps {
  readonly text: string;
  readonly isRight: boolean;
  readonly percent: number;
}

/** An option, or a part of answers, with the share of attempts that gave it. */
function Given({ text, isRight, percent: share }: GivenProps) {
  return (
    <li data-right={isRight || undefined}>
      <RichText text={text} />
      <span className="num">
        {percent(share)}
        {isRight && <span className="visually-hidden">, right</span>}
      </span>
    </li>
  );
}

function Row({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <>
      <span>{name}</span>
      <RichText text={text} inline />
    </>
  );
}

const FLAGS: Readonly<Record<ItemFlag, { readonly words: string; readonly tone: Tone }>> = {
  'few-attempts': { words: 'Too few attempts', tone: 'neutral' },
  'key-doubtful': { words: 'Key doubtful', tone: 'bad' },
  'negative-discrimination': { words: 'Weaker students do better', tone: 'bad' },
  'low-discrimination': { words: 'Tells few apart', tone: 'warn' },
  'too-hard': { words: 'Very hard', tone: 'warn' },
  'too-easy': { words: 'Very easy', tone: 'neutral' },
  'unused-option': { words: 'An option that is never chosen', tone: 'neutral' },
};

function Flags({ flags }: { readonly flags: readonly ItemFlag[] }) {
  if (flags.length === 0) return '–';
  return (
    <span className="list-pills">
      {flags.map((flag) => (
        <Pill key={flag} tone={FLAGS[flag].tone}>
          {FLAGS[flag].words}
        </Pill>
      ))}
    </span>
  );
}
