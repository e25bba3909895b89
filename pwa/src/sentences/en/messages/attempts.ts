import type { Messages } from '../messages.ts';

export const attemptMessages: Messages = {};
