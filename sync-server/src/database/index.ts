export { openStore, type DatabaseChoice } from './open-store.ts';
export type { StoredOption } from './schema.sqlite.ts';
export type { Queries, Store, Tables, Transaction } from './store.ts';
export { isTrouble } from './trouble.ts';
export { claimJob, isDue, type JobRow } from './claim-job.ts';
