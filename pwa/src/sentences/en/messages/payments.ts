import type { Messages } from '../messages.ts';

export const paymentMessages: Messages = {};
