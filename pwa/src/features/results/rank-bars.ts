import type { KnownPaperRank } from '@exam/shared-schema/contract';
import { formatNumber, formatScore } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';
import type { HistogramBar } from '../../ui/index.ts';

/**
 * The bars of the distribution with their labels. The first has no lower edge: it begins at 0, or is as wide as the
 * next.
 */
export function rankBars({ distribution }: Pick<KnownPaperRank, 'distribution'>): HistogramBar[] {
  const { edges, counts, own, maximum } = distribution;
  const low = lowEnd(edges);
  return counts.map((count, index) => ({
    from: edges[index - 1] ?? low,
    to: edges[index] ?? maximum,
    count,
    isOwn: index === own,
    label: barLabel(edges, index),
    words:
      index === own
        ? say.rank.studentsWithYou(formatNumber(count))
        : say.rank.students(count, formatNumber(count)),
  }));
}

function lowEnd([first = 0, second]: readonly number[]): number {
  if (first > 0) return 0;
  return first - (second === undefined ? 1 : second - first);
}

export function barLabel(edges: readonly number[], index: number): string {
  const [from, to] = [edges[index - 1], edges[index]];
  if (to === undefined) return say.rank.bars.above(formatScore(from ?? 0));
  return from === undefined
    ? say.rank.bars.below(formatScore(to))
    : say.rank.bars.between(formatScore(from), formatScore(to));
}
