import './operations.css';
import { storedBackups, type StoredBackup } from '@exam/shared-schema/contract';
import { formatBytes, formatIndiaTime } from '../../format/index.ts';
import { Pill } from '../../ui/index.ts';
import { entityOf } from '../entity.ts';
import { listBy } from '../list/declaration.ts';

const list = listBy(storedBackups, 'backups', {
  defaultSort: '-at',
  columns: [
    {
      key: 'at',
      header: 'Time',
      sort: 'at',
      priority: 'main',
      cell: ({ at }) => formatIndiaTime(at),
    },
    { key: 'state', header: 'State', priority: 'secondary', cell: BackupState },
    { key: 'size', header: 'Size', priority: 'secondary', cell: backupSize },
    {
      key: 'through',
      header: 'Hand-ins until',
      priority: 'secondary',
      cell: ({ through }) => (through === null ? '–' : formatIndiaTime(through)),
    },
    {
      key: 'file',
      header: 'File',
      priority: 'secondary',
      cell: ({ file, failure }) => (
        <span className="operations-reason">{failure === null ? file : `${file}: ${failure}`}</span>
      ),
    },
  ],
});

/** OP4 */
export const backups = entityOf(list, {
  key: 'backups',
  group: 'System',
  icon: 'cloud',
  noun: { one: 'backup', many: 'backups' },
  words: {
    lead: 'Made by the command npm run backup; a dump of PostgreSQL is not recorded here',
    emptyText: 'Run npm run backup on the server, best at fixed times.',
  },
  nameOf: ({ at }) => formatIndiaTime(at),
  isPartOfScreen: true,
});

export function BackupState({ failure, verified }: StoredBackup) {
  if (failure !== null) return <Pill tone="bad">Failed</Pill>;
  return verified ? <Pill tone="ok">Verified</Pill> : <Pill tone="warn">Not verified</Pill>;
}

export function backupSize({ bytes }: Pick<StoredBackup, 'bytes'>): string {
  return bytes === null ? '–' : formatBytes(bytes);
}
