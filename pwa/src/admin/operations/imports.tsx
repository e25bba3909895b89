import './operations.css';
import { storedImports, type StoredImport } from '@exam/shared-schema/contract';
import { formatIndiaTime, formatNumber } from '../../format/index.ts';
import { Pill, Stack } from '../../ui/index.ts';
import { entityOf } from '../entity.ts';
import { NamedCell } from '../fields/cells.tsx';
import { fixedChoices } from '../fields/choices.ts';
import { listBy } from '../list/declaration.ts';
import { Facts } from '../rows/details.tsx';
import { IMPORTS } from './operation-words.ts';

const list = listBy(storedImports, 'imports', {
  defaultSort: '-at',
  columns: [
    {
      key: 'source',
      header: 'Import',
      priority: 'main',
      cell: ({ source, kind }) => <NamedCell name={source} note={IMPORTS[kind]} />,
    },
    { key: 'outcome', header: 'Outcome', priority: 'secondary', cell: ImportOutcome },
    { key: 'counts', header: 'Rows', priority: 'secondary', cell: importCounts },
    { key: 'by', header: 'By', priority: 'secondary', cell: importedBy },
    {
      key: 'at',
      header: 'Time',
      sort: 'at',
      priority: 'secondary',
      cell: ({ at }) => formatIndiaTime(at),
    },
  ],
  filters: [{ name: 'kind', label: 'Kind', all: 'All Kinds', useChoices: fixedChoices(IMPORTS) }],
});

/** OP7 */
export const imports = entityOf(list, {
  key: 'imports',
  group: 'System',
  icon: 'file',
  noun: { one: 'import', many: 'imports' },
  words: {
    lead: 'Files of questions and of students, and what became of their rows',
    emptyText: 'A file appears here when it is imported.',
  },
  nameOf: ({ source }) => source,
  details: { title: ({ source }) => source, show: (stored) => <ImportFacts stored={stored} /> },
  isPartOfScreen: true,
});

export function ImportOutcome({ failure, refused }: StoredImport) {
  if (failure !== null) return <Pill tone="bad">Failed</Pill>;
  return refused > 0 ? <Pill tone="warn">Rows refused</Pill> : <Pill tone="ok">Stored</Pill>;
}

/** '12 added, 3 unchanged, 1 refused' */
export function importCounts({ added, unchanged, refused, failure }: StoredImport): string {
  if (failure !== null) return 'Nothing stored';
  const counts = [
    `${formatNumber(added)} added`,
    unchanged > 0 && `${formatNumber(unchanged)} unchanged`,
    refused > 0 && `${formatNumber(refused)} refused`,
  ];
  return counts.filter((each) => each !== false).join(', ');
}

function importedBy({ by, kind }: StoredImport): string {
  return by?.fullName ?? (kind === 'questions' ? 'The command' : 'A deleted account');
}

function ImportFacts({ stored }: { readonly stored: StoredImport }) {
  const { kind, at, reasons, refused, failure } = stored;
  return (
    <Stack gap={4}>
      <Facts
        facts={[
          ['Kind', IMPORTS[kind]],
          ['Time', formatIndiaTime(at)],
          ['By', importedBy(stored)],
          ['Rows', importCounts(stored)],
          ['Why nothing was stored', failure],
        ]}
      />
      {reasons.length > 0 && (
        <section aria-label="Refused rows">
          <h3>Refused rows</h3>
          <ul className="operations-reasons">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          {refused > reasons.length && <p>The first {reasons.length} are listed.</p>}
        </section>
      )}
      {(failure !== null || refused > 0) && (
        <p>Correct the file and import it again: rows that are stored already are not added twice.</p>
      )}
    </Stack>
  );
}
