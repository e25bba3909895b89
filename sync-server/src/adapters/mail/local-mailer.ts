import type { LocalOutbox } from '../local-outbox.ts';
import type { Mailer } from './mailer.ts';

/** Puts e-mails into the local outbox, for development. */
export function localMailer(outbox: LocalOutbox): Mailer {
  return {
    delivery: 'local',
    send: async ({ to, subject, text }) => outbox.add({ channel: 'email', to, subject, text }),
    close: () => undefined,
  };
}
