import { predefinedPapers, type CallArguments, type PaperSummary } from '@exam/shared-schema/contract';
import { availableTestFilters, type AvailableTestFilter } from '@exam/shared-schema/labels';
import { useSearchParams } from 'wouter';
import { useSeenPages } from '../../state/index.ts';
import { Chip, ChipGroup, Stack } from '../../ui/index.ts';
import { ListHead } from './list-head.tsx';
import type { ListView } from './list-view.ts';
import { PAGE_SIZE, PaperList } from './paper-list.tsx';

const ALL = availableTestFilters[0];

/** What a chip asks the server for. */
const QUERIES: Readonly<
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

/** The active papers that administrators made, newest first, under a filter that is in the address. */
export default function PredefinedPapers({ session, exam, readyOnly }: ListView) {
  const [search, setSearch] = useSearchParams();
  const filter = availableTestFilters.find((label) => label === search.get('filter')) ?? ALL;
  const choose = (label: AvailableTestFilter) =>
    setSearch({ tab: 'predefined', ...(label !== ALL && { filter: label }) }, { replace: true });
  const list = useSeenPages(predefinedPapers, {
    query: { ...QUERIES[filter], limit: PAGE_SIZE, category: exam?.id },
  });
  return (
    <Stack gap={3}>
      <ListHead
        title="Pre-defined Test Papers"
        lead="Made by our team, newest first"
        isSecond={session.status === 'signed-out'}
      />
      <ChipGroup label="Filter">
        {availableTestFilters.map((label) => (
          <Chip key={label} radioName="filter" checked={label === filter} onChange={() => choose(label)}>
            {label}
          </Chip>
        ))}
      </ChipGroup>
      <PaperList
        key={`${filter} ${exam?.id}`}
        list={list}
        session={session}
        exam={exam}
        readyOnly={readyOnly}
        badgeOf={kindOf}
        words={{
          failed: 'Failed to fetch test papers',
          why: 'An error occurred while fetching test papers',
          empty: filter === ALL && exam === undefined ? 'No Tests Available' : 'No tests found',
          emptyHint:
            filter === ALL && exam === undefined
              ? 'New papers appear here as soon as they are published.'
              : 'No paper fits both the exam and the filter. Choose another one.',
        }}
      />
    </Stack>
  );
}

function kindOf(paper: PaperSummary): string {
  if (paper.isAiGenerated) return 'AI Generated';
  return paper.hasSections ? 'Sectioned' : 'Manual';
}
