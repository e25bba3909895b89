import type * as en from '../en/account.ts';

export const account: typeof en.account = {};
