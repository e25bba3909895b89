import type * as en from '../en/results.ts';

export const results: typeof en.results = {};
