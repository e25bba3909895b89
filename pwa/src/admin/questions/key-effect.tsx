import { useStore } from 'zustand';
import type { KeyEffect } from '@exam/shared-schema/contract';
import { formatCount, formatNumber, formatScore } from '../../format/index.ts';
import { Stack, Table, type TableColumn } from '../../ui/index.ts';
import { Facts } from '../rows/details.tsx';
import type { KeyPreviewOfDialog } from './key-preview.ts';

/** BK50: what the chosen key would change, once that was asked. */
export function KeyEffectOf({ preview }: { readonly preview: KeyPreviewOfDialog }) {
  const shown = useStore(preview.store, (state) => state.shown);
  if (shown === null) return null;
  const { attempts, counted, effect } = shown;
  return (
    <section aria-label="What this key changes" aria-live="polite">
      {effect === null ? (
        <p>
          Counting: {formatNumber(counted)} of {formatCount(attempts, 'attempt', 'attempts')}...
        </p>
      ) : (
        <Effect effect={effect} />
      )}
    </section>
  );
}

const ofAttempts = (count: number) => formatCount(count, 'attempt', 'attempts');

function Effect({ effect }: { readonly effect: KeyEffect }) {
  const { attempts, raised, lowered, differences, papers, paperCount } = effect;
  if (raised + lowered === 0)
    return <p>No score changes: {ofAttempts(attempts)} would have the same marks with this key.</p>;
  return (
    <Stack gap={4}>
      <Facts
        facts={[
          ['Scores raised', ofAttempts(raised)],
          ['Scores lowered', ofAttempts(lowered)],
          ['By', differences.map(differenceText).join(', ')],
        ]}
      />
      <Table caption="Papers with this question" columns={COLUMNS} items={papers} itemKey={keyOf} />
      {paperCount > papers.length && (
        <p>and {formatCount(paperCount - papers.length, 'other paper', 'other papers')}</p>
      )}
    </Stack>
  );
}

/** '+5 marks: 37 attempts' */
function differenceText({ marks, attempts }: KeyEffect['differences'][number]): string {
  const sign = marks > 0 ? '+' : '';
  return `${sign}${formatScore(marks)} marks: ${ofAttempts(attempts)}`;
}

type EffectOnPaper = KeyEffect['papers'][number];
const keyOf = ({ paperId }: EffectOnPaper) => paperId;

const COLUMNS: readonly TableColumn<EffectOnPaper>[] = [
  { key: 'title', header: 'Test Paper', rowHeader: true, cell: ({ title }) => title },
  {
    key: 'changed',
    header: 'Scores changed',
    numeric: true,
    cell: ({ changed, attempts }) => `${formatNumber(changed)} of ${formatNumber(attempts)}`,
  },
  {
    key: 'ranks',
    header: 'Ranks changed',
    numeric: true,
    secondary: true,
    cell: ({ rankChanged, ranked }) => `${formatNumber(rankChanged)} of ${formatNumber(ranked)}`,
  },
  {
    key: 'rise',
    header: 'Highest rise',
    numeric: true,
    secondary: true,
    cell: ({ rise }) => placesText(rise),
  },
  {
    key: 'fall',
    header: 'Deepest fall',
    numeric: true,
    secondary: true,
    cell: ({ fall }) => placesText(fall),
  },
];

const placesText = (places: number) => (places === 0 ? '–' : formatCount(places, 'place', 'places'));
