/** Of the calls of accounts, bytes; enough for two passwords of which every letter is written as a JSON escape. */
export const ACCOUNT_BODY_LIMIT = 32 * 1024;
