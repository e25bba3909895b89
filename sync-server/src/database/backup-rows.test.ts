import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { recordCopy } from './backup-rows.ts';

const row = { id: 'b1', file: '/mnt/one.sqlite', at: 1000, bytes: 8, through: 900, verified: true };

test('[OP4] a backup is recorded, unless the database is of an earlier version and has no place for it', async () => {
  const live = new Database(':memory:');
  await recordCopy(live, row);
  live.exec(`CREATE TABLE backups (id TEXT, file TEXT, at INTEGER, bytes INTEGER, through INTEGER,
    verified INTEGER, failure TEXT)`);
  await recordCopy(live, row);
  const rows = live.prepare('SELECT * FROM backups').all();
  live.close();
  expect(rows).toEqual([{ ...row, verified: 1, failure: null }]);
});
