import { localOutbox, type LocalOutbox } from './local-outbox.ts';
import { localMailer } from './mail/local-mailer.ts';
import type { Mailer } from './mail/mailer.ts';
import { smtpMailer, type SmtpSettings } from './mail/smtp.ts';
import { httpGateway, type GatewaySettings } from './sms/http-gateway.ts';
import { localSms } from './sms/local-sms.ts';
import { msg91, type Msg91Settings } from './sms/msg91.ts';
import type { SmsSender } from './sms/sms-sender.ts';

/** How the server reaches people outside the app. */
export interface Messaging {
  /** Null if no e-mail can be sent. */
  readonly mail: Mailer | null;
  readonly sms: SmsSender | null;
  /** Null if providers are configured, and in production. */
  readonly outbox: LocalOutbox | null;
  /** Base URL of links in messages, without a trailing slash. Never taken from a request. */
  readonly publicUrl: string;
  /** Limit of all SMS per day, to bound their cost. */
  readonly smsPerDay: number;
}

export interface MessagingSettings {
  readonly smtp: SmtpSettings | undefined;
  readonly smsGateway: GatewaySettings | undefined;
  readonly msg91: Msg91Settings | undefined;
  readonly smsPerDay: number;
  readonly publicUrl: string;
}

/** For programs that send no messages. */
export const noMessaging: Messaging = {
  mail: null,
  sms: null,
  outbox: null,
  publicUrl: 'http://localhost',
  smsPerDay: 0,
};

/** @param mayKeepHere false in production, so that codes do not appear in an operator's log. */
export function openMessaging(
  settings: MessagingSettings,
  mayKeepHere: boolean,
  edge: { readonly now: () => number; readonly print: (line: string) => void },
): Messaging {
  const sms = smsProvider(settings);
  const mail = settings.smtp && smtpMailer(settings.smtp);
  const outbox = mayKeepHere ? localOutbox(edge) : null;
  return {
    mail: mail ?? (outbox && localMailer(outbox)),
    sms: sms ?? (outbox && localSms(outbox)),
    outbox: mail || sms ? null : outbox,
    publicUrl: settings.publicUrl,
    smsPerDay: settings.smsPerDay,
  };
}

function smsProvider(settings: MessagingSettings): SmsSender | undefined {
  if (settings.msg91) return msg91(settings.msg91);
  return settings.smsGateway && httpGateway(settings.smsGateway);
}
