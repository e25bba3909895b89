import type { Messages } from '../messages.ts';

export const accountMessages: Messages = {};
