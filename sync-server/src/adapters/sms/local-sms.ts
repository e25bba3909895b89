import type { LocalOutbox } from '../local-outbox.ts';
import type { SmsSender } from './sms-sender.ts';

/** Puts messages into the local outbox, for development. */
export function localSms(outbox: LocalOutbox): SmsSender {
  return {
    delivery: 'local',
    send: async ({ to, text }) => outbox.add({ channel: 'sms', to, subject: null, text }),
  };
}
