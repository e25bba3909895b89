import { analysablePapers as papersCall, type AnalysablePaper } from '@exam/shared-schema/contract';
import { analysisPath } from '../../app/paths-of-console.ts';
import { formatCount } from '../../format/index.ts';
import { entityOf } from '../entity.ts';
import { listBy } from '../list/declaration.ts';
import { NamedCell } from '../fields/cells.tsx';

const list = listBy(papersCall, 'papers', {
  search: true,
  columns: [
    {
      key: 'title',
      header: 'Test paper',
      cell: ({ title, categoryId }) => <NamedCell name={title} note={categoryId.name} />,
    },
    { key: 'attempts', header: 'Attempts', priority: 'always', cell: AttemptsCell },
  ],
});

/** IA5: where an analysis is chosen. */
export const analysablePapers = entityOf(list, {
  key: 'items',
  group: 'Exams',
  icon: 'chart',
  noun: { one: 'test paper', many: 'test papers' },
  words: {
    title: 'Item Analysis',
    lead: 'How the questions of a test paper did',
    search: 'Search test papers',
    failed: 'Failed to load test papers',
    emptyText: 'A paper appears here once it has been created.',
  },
  nameOf: ({ title }) => title,
  links: [{ label: 'Analyse', href: ({ _id }) => analysisPath(_id) }],
});

function AttemptsCell({ ranked, simulated }: AnalysablePaper) {
  if (ranked > 0) return formatCount(ranked, 'ranked attempt', 'ranked attempts');
  return simulated > 0 ? formatCount(simulated, 'simulated attempt', 'simulated attempts') : 'None yet';
}
