/** The message by which a page asks its worker whether all files of the app are on this device. Replies come on the port sent with it. */
export const ASK_APP_FILES = 'APP_FILES';

export interface AppFilesQuestion {
  readonly type: typeof ASK_APP_FILES;
  /** If true, the content of every file is checked, and not only whether it is in the cache. */
  readonly thorough: boolean;
}

/** How many files of the app are cached. Sent once the worker has checked, and again for every file that is stored. */
export interface AppFilesAnswer {
  readonly kept: number;
  readonly total: number;
  /** The device has no space for the rest. */
  readonly isFull: boolean;
}
