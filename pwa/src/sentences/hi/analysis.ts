import type * as en from '../en/analysis.ts';

export const analysis: typeof en.analysis = {};
