import type * as en from '../en/start.ts';

export const start: typeof en.start = {};
