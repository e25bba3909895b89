import type { Store } from '../database/index.ts';

type Row = Store['t']['notices']['$inferSelect'];

/** A notice in the form of the API; the contract checks that its details fit its kind. */
export const toNotice = ({ id, kind, at, details }: Row) => ({
  ...details,
  _id: id,
  kind,
  at: new Date(at).toISOString(),
});
