/** The latest instant that a date can be, epoch milliseconds. */
export const MAX_EPOCH_MS = 8.64e15;
export const MAX_SEQ = 1_000_000;
