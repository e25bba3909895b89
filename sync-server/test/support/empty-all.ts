import { getTableName } from 'drizzle-orm';
import { postgresTables } from '../../src/database/postgres-tables.ts';

const names = Object.values(postgresTables).map((table) => `"${getTableName(table)}"`);

/** Few rows in many tables: deleting them takes a fraction of what truncating does. Only a superuser may. */
export const emptyAll = `set session_replication_role = replica;
  ${names.map((name) => `delete from ${name};`).join(' ')}
  set session_replication_role = origin`;
