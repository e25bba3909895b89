import type { CallArguments, PaperSummary, predefinedPapers } from '@exam/shared-schema/contract';
import type { AvailableTestFilter } from '@exam/shared-schema/labels';
import { say } from '../../sentences/index.ts';
import type { PaperBadge } from './paper-card.tsx';

/** The query of each filter chip. */
export const FILTER_QUERIES: Readonly<
  Record<
    AvailableTestFilter,
    Omit<CallArguments<typeof predefinedPapers>['query'], 'page' | 'limit' | 'category'>
  >
> = {
  'All Tests': {},
  'AI Generated': { type: 'ai' },
  Manual: { type: 'manual' },
  Sectioned: { type: 'sectioned' },
  Easy: { difficulty: 'easy' },
  Medium: { difficulty: 'medium' },
  Hard: { difficulty: 'hard' },
};

/** The type of a paper, on its card and on the start screen. */
export function kindOf(paper: PaperSummary): PaperBadge {
  if (paper.isAiGenerated) return { text: say.home.filters['AI Generated'] };
  if (paper.isAdaptive) return { text: say.home.adaptive };
  return { text: paper.hasSections ? say.home.filters.Sectioned : say.home.filters.Manual };
}
