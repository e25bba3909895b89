import type * as en from '../en/hand-in.ts';

export const handIn: typeof en.handIn = {};
