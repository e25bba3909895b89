import type * as en from '../en/home.ts';

export const home: typeof en.home = {};
