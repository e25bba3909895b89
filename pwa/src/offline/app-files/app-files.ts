/**
 * The message with which a page asks its worker whether all files of the app are cached. Replies come on the port
 * sent with it.
 */
export const ASK_APP_FILES = 'APP_FILES';

export interface AppFilesQuestion {
  readonly type: typeof ASK_APP_FILES;
  /** Also verifies the content of every file, not only its presence in the cache. */
  readonly thorough: boolean;
}

/** How many files of the app are cached. Sent after the worker's check, and again for every file that is stored. */
export interface AppFilesAnswer {
  readonly kept: number;
  readonly total: number;
  /** The device has no space for the remaining files. */
  readonly isFull: boolean;
}
