import type * as en from '../en/try-out.ts';

export const tryOut: typeof en.tryOut = {};
