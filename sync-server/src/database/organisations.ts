import { sql, type SQL } from 'drizzle-orm';
import type { Tables } from './store.ts';

/** OR1: the id of the organisation that every installation has, for all who belong to no other. */
export const DEFAULT_ORGANISATION = 'default';

/** OR1: the organisation of a user, as an expression: what the user adds belongs to it. */
export const organisationOf = ({ users }: Pick<Tables, 'users'>, userId: string): SQL<string> =>
  sql<string>`(select ${users.organisationId} from ${users} where ${users.id} = ${userId})`;
