import { predefinedPapers, type CallArguments, type PaperSummary } from '@exam/shared-schema/contract';
import { availableTestFilters, type AvailableTestFilter } from '@exam/shared-schema/labels';
import { useSearchParams } from 'wouter';
import { useSeenPages, type Session } from '../../state/index.ts';
import { Chip, ChipGroup, PageHead, Stack } from '../../ui/index.ts';
import { PAGE_SIZE, PaperList } from './paper-list.tsx';

const ALL = availableTestFilters[0];

/** What a chip asks the server for. */
const QUERIES: Readonly<
  Record<AvailableTestFilter, Omit<CallArguments<typeof predefinedPapers>['query'], 'page' | 'limit'>>
> = {
  'All Tests': {},
  'AI Generated': { type: 'ai' },
  Manual: { type: 'manual' },
  Sectioned: { type: 'sectioned' },
  Easy: { difficulty: 'easy' },
  Medium: { difficulty: 'medium' },
  Hard: { difficulty: 'hard' },
};

/** The active papers that administrators made, newest first, under a filter that is in the address. */
export default function PredefinedPapers({ session }: { readonly session: Session }) {
  const [search, setSearch] = useSearchParams();
  const filter = availableTestFilters.find((label) => label === search.get('filter')) ?? ALL;
  const choose = (label: AvailableTestFilter) =>
    setSearch({ tab: 'predefined', ...(label !== ALL && { filter: label }) }, { replace: true });
  const list = useSeenPages(predefinedPapers, { query: { ...QUERIES[filter], limit: PAGE_SIZE } });
  return (
    <Stack gap={4}>
      <PageHead title="Pre-defined Test Papers" lead="Made by our team, newest first" />
      <ChipGroup label="Filter">
        {availableTestFilters.map((label) => (
          <Chip key={label} radioName="filter" checked={label === filter} onChange={() => choose(label)}>
            {label}
          </Chip>
        ))}
      </ChipGroup>
      <PaperList
        key={filter}
        list={list}
        session={session}
        badgeOf={kindOf}
        words={{
          failed: 'Failed to fetch test papers',
          why: 'An error occurred while fetching test papers',
          empty: filter === ALL ? 'No Tests Available' : 'No tests found',
          emptyHint:
            filter === ALL
              ? 'New papers appear here as soon as they are published.'
              : 'No paper is of this kind. Choose another filter.',
        }}
      />
    </Stack>
  );
}

function kindOf(paper: PaperSummary): string {
  if (paper.isAiGenerated) return 'AI Generated';
  return paper.hasSections ? 'Sectioned' : 'Manual';
}
