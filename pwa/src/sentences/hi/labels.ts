import type * as en from '../en/labels.ts';

export const labels: typeof en.labels = {};
