import type { Messages } from '../messages.ts';

export const profileMessages: Messages = {};
