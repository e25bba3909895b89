import type * as en from '../en/sync.ts';

export const sync: typeof en.sync = {};
