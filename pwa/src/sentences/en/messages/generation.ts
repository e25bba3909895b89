import type { Messages } from '../messages.ts';

export const generationMessages: Messages = {};
