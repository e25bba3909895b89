import path from 'node:path';
import type { Receipt } from '@exam/shared-schema/attempt';
import { connect, DATABASE_FILE } from '../../../src/database/open-sqlite.ts';

export interface Kept {
  readonly integrity: string;
  /** Attempt -> its receipt, for those asked for that are there. */
  readonly receipts: ReadonlyMap<string, Receipt>;
  readonly attempts: number;
  readonly superseded: number;
}

/** Reads what is on disk, past any server. */
export function readKept(directory: string, ids: readonly string[], name = DATABASE_FILE): Kept {
  const connection = connect(path.join(directory, name));
  try {
    const one = (query: string) => Number(connection.prepare(query).pluck().get());
    const find = connection.prepare('SELECT receipt FROM attempts WHERE id = ?').pluck();
    const found = ids.flatMap((id): [string, Receipt][] => {
      const text = find.get(id) as string | undefined;
      return text === undefined ? [] : [[id, JSON.parse(text) as Receipt]];
    });
    return {
      integrity: String(connection.pragma('integrity_check', { simple: true })),
      receipts: new Map(found),
      attempts: one('SELECT count(*) FROM attempts'),
      superseded: one('SELECT count(*) FROM superseded_attempts'),
    };
  } finally {
    connection.close();
  }
}
