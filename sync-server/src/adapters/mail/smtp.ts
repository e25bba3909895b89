import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

export interface SmtpSettings {
  /** smtp://user:password@host:587, or smtps:// for TLS from the first byte. */
  readonly url: string;
  readonly from: string;
}

/** Short, because a user is waiting for the response to a form. */
const CONNECT_MS = 8000;
const SILENCE_MS = 10_000;

/** E-mail by SMTP, with pooled connections. */
export function smtpMailer({ url, from }: SmtpSettings): Mailer {
  const transport = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    delivery: 'provider',
    // A plain string would be parsed as a list of addresses.
    send: async ({ to, ...message }) => {
      await transport.sendMail({ ...message, to: { name: '', address: to } });
    },
    close: () => transport.close(),
  };
}
