import type * as en from '../en/pages.ts';

export const pages: typeof en.pages = {};
