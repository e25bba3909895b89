import type { Store } from '../database/index.ts';

type Row = Store['t']['notices']['$inferSelect'];

/** As it travels; whether its details fit its kind is for the contract to say. */
export const toNotice = ({ id, kind, at, details }: Row) => ({
  ...details,
  _id: id,
  kind,
  at: new Date(at).toISOString(),
});
