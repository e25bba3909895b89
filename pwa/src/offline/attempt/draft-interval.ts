/** SY8: the minimum interval between two drafts, ms. */
export const DRAFT_INTERVAL_MS = 30_000;
