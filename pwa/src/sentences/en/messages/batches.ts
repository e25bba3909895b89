import type { Messages } from '../messages.ts';

export const batchMessages: Messages = {};
