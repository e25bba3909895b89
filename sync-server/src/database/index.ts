export { openSqlite, type SqliteFiles } from './open-sqlite.ts';
export { statement } from './statement.ts';
export type { StoredOption } from './schema.sqlite.ts';
export type { Queries, Store, Tables } from './store.ts';
