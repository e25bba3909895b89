import { MY_PAPERS_PAGE, myTestPapers } from '@exam/shared-schema/contract';
import { availableTestFilters, type AvailableTestFilter } from '@exam/shared-schema/labels';
import { useState } from 'react';
import { say } from '../../sentences/index.ts';
import { useSeenPages, type SignedInSession } from '../../state/index.ts';
import { Button, Chip, ChipGroup, Row, Stack } from '../../ui/index.ts';
import { FILTER_QUERIES, kindOf } from './paper-filters.ts';
import { PaperList } from './paper-list.tsx';

const ALL = availableTestFilters[0];

/** PF11: every paper that the student may take, twelve per page, with the product's filter chips. */
export function MyTestPapers({ session }: { readonly session: SignedInSession }) {
  const [filter, setFilter] = useState<AvailableTestFilter>(ALL);
  const { pages, ...list } = useSeenPages(myTestPapers, {
    query: { ...FILTER_QUERIES[filter], limit: MY_PAPERS_PAGE },
  });
  const words = say.available;
  return (
    <Stack gap={3}>
      <Row apart>
        <ChipGroup label={words.filter}>
          {availableTestFilters.map((label) => (
            <Chip
              key={label}
              radioName="my-papers"
              checked={label === filter}
              onChange={() => setFilter(label)}
            >
              {say.home.filters[label]}
            </Chip>
          ))}
        </ChipGroup>
        <Button variant="quiet" icon="refresh" onClick={list.refresh}>
          {words.refresh}
        </Button>
      </Row>
      <PaperList
        key={filter}
        list={{ ...list, pages: pages.map(({ data, ...page }) => ({ ...page, papers: data })) }}
        session={session}
        badgeOf={kindOf}
        words={{
          failed: words.failed,
          why: words.why,
          empty: words.empty,
          emptyHint: filter === ALL ? words.emptyAdvice : words.noneFits,
          loading: words.loading,
          progress: words.progress,
          progressLabel: words.progressLabel,
          start: words.take,
          startNamed: words.takeNamed,
        }}
      />
    </Stack>
  );
}
