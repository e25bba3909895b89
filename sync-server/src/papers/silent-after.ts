/** BA20, ED9: drafts come every 30 s while a student works online, so that three minutes without one are noticed, ms. */
export const SILENT_AFTER_MS = 180_000;
