import type * as en from '../en/downloads.ts';

export const downloads: typeof en.downloads = {};
