import type { Messages } from '../messages.ts';

export const assistantMessages: Messages = {};
