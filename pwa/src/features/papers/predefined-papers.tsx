import { predefinedPapers } from '@exam/shared-schema/contract';
import { availableTestFilters, type AvailableTestFilter } from '@exam/shared-schema/labels';
import { useSearchParams } from 'wouter';
import { say } from '../../sentences/index.ts';
import { useSeenPages } from '../../state/index.ts';
import { Chip, ChipGroup, Stack } from '../../ui/index.ts';
import { ListHead } from './list-head.tsx';
import type { ListView } from './list-view.ts';
import { FILTER_QUERIES, kindOf } from './paper-filters.ts';
import { PAGE_SIZE, PaperList } from './paper-list.tsx';

const ALL = availableTestFilters[0];

/** The active papers that administrators created, newest first; the filter is in the URL. */
export default function PredefinedPapers({ session, exam, readyOnly }: ListView) {
  const [search, setSearch] = useSearchParams();
  const filter = availableTestFilters.find((label) => label === search.get('filter')) ?? ALL;
  const isAll = filter === ALL && exam === undefined;
  const choose = (label: AvailableTestFilter) =>
    setSearch({ tab: 'predefined', ...(label !== ALL && { filter: label }) }, { replace: true });
  const list = useSeenPages(predefinedPapers, {
    query: { ...FILTER_QUERIES[filter], limit: PAGE_SIZE, category: exam?.id },
  });
  return (
    <Stack gap={3}>
      <ListHead
        title={say.home.predefined.title}
        lead={say.home.predefined.lead}
        isSecond={session.status === 'signed-out'}
      />
      <ChipGroup label={say.home.predefined.filter}>
        {availableTestFilters.map((label) => (
          <Chip key={label} radioName="filter" checked={label === filter} onChange={() => choose(label)}>
            {say.home.filters[label]}
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
          failed: say.home.predefined.failed,
          why: say.home.predefined.why,
          empty: isAll ? say.home.noTestsAvailable : say.home.predefined.noneFound,
          emptyHint: isAll ? say.home.newPapersAppear : say.home.predefined.noneFits,
        }}
      />
    </Stack>
  );
}
