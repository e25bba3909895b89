import { eq } from 'drizzle-orm';
import type { ManagedPaper } from '@exam/shared-schema/contract';
import { equals, fileTime, flagIs, type FileColumns } from '../../crud/index.ts';
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
    file: IN_FILE,
    present: (rows: SummaryRow[], queries: Queries) => toManagedPapers(store, queries, rows),
    sorts: { title: papers.title, createdAt: papers.createdAt },
    filters: {
      categoryId: equals(papers.categoryId),
      isActive: flagIs(papers.isActive),
      ai: (ai: 'ai' | 'manual') => eq(papers.isAiGenerated, ai === 'ai'),
    },
  };
}

/** OP8 */
const IN_FILE: FileColumns<ManagedPaper> = {
  Title: ({ title }) => title,
  Category: ({ categoryId }) => categoryId.name,
  Subjects: ({ subjectIds }) => subjectIds.map(({ name }) => name).join('; '),
  'Difficulty, 1 to 10': ({ difficultyLevel }) => difficultyLevel,
  Questions: ({ totalQuestions }) => totalQuestions,
  Marks: ({ totalMarks }) => totalMarks,
  Minutes: ({ duration }) => duration,
  'Price, tokens': ({ price }) => price,
  Attempts: ({ attempts }) => attempts,
  'Students with a ticket': ({ tickets }) => tickets,
  Status: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
  'Made by': ({ isAiGenerated }) => (isAiGenerated ? 'AI' : 'Manual'),
  'Opens, India time': ({ opensAt }) => fileTime(opensAt ?? null),
  'Closes, India time': ({ closesAt }) => fileTime(closesAt ?? null),
  'Results, India time': ({ keyReleaseAt }) => fileTime(keyReleaseAt ?? null),
  'Created, India time': ({ createdAt }) => fileTime(createdAt),
};
