import { getTableName } from 'drizzle-orm';
import { DEFAULT_ORGANISATION } from '../../src/database/organisations.ts';
import { postgresTables } from '../../src/database/postgres-tables.ts';

const { organisations, ...others } = postgresTables;
const names = Object.values(others).map((table) => `"${getTableName(table)}"`);
/** The migrations leave one organisation behind. */
const emptyOrganisations = `delete from "${getTableName(organisations)}" where id <> '${DEFAULT_ORGANISATION}';`;

/** Few rows in many tables: deleting them takes a fraction of what truncating does. Only a superuser may. */
export const emptyAll = `set session_replication_role = replica;
  ${names.map((name) => `delete from ${name};`).join(' ')} ${emptyOrganisations}
  set session_replication_role = origin`;
