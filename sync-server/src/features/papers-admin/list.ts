import { eq } from 'drizzle-orm';
import { equals, flagIs } from '../../crud/index.ts';
import type { Queries, Store } from '../../database/index.ts';
import { summaryRows, type SummaryRow } from '../../papers/queries.ts';
import { toManagedPapers } from './rows.ts';

/** MP1: how the list is searched, filtered and sorted. */
export function managedPapers(store: Store) {
  const { papers } = store.t;
  return {
    from: papers,
    ofOrganisation: equals(papers.organisationId),
    search: [papers.title, papers.description],
    select: (queries: Queries) => summaryRows(store, queries),
    present: (rows: SummaryRow[], queries: Queries) => toManagedPapers(store, queries, rows),
    sorts: { title: papers.title, createdAt: papers.createdAt },
    filters: {
      categoryId: equals(papers.categoryId),
      isActive: flagIs(papers.isActive),
      ai: (ai: 'ai' | 'manual') => eq(papers.isAiGenerated, ai === 'ai'),
    },
  };
}
