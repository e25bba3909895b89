import type * as en from '../en/receipts.ts';

export const receipts: typeof en.receipts = {};
