import type { Messages } from '../messages.ts';

export const planMessages: Messages = {};
