import type { LocalOutbox } from '../local-outbox.ts';
import type { Mailer } from './mailer.ts';

/** Keeps what it is given, for whoever develops. */
export function localMailer(outbox: LocalOutbox): Mailer {
  return {
    delivery: 'local',
    send: async ({ to, subject, text }) => outbox.add({ channel: 'email', to, subject, text }),
    close: () => undefined,
  };
}
