import type * as en from '../en/messages.ts';

/** Each message in English with its translation; `{1}` stands for what differs. */
export const messages: typeof en.messages = {};
