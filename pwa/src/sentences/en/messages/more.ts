import type { Messages } from '../messages.ts';

export const moreMessages: Messages = {};
