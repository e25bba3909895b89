/** A text message to one number. */
export interface Sms {
  /** With country code: +919876543210. */
  readonly to: string;
  readonly text: string;
  /** The code in the text, for gateways with registered templates. */
  readonly code: string;
}

export interface SmsSender {
  /** 'local': messages go to this server's outbox, which only developers see (ST32). */
  readonly delivery: 'provider' | 'local';
  /** Resolves once the gateway has accepted the message. @throws if it did not. */
  send(sms: Sms): Promise<void>;
}

/** The gateway answered, and did not accept the message. */
export class SmsRefusal extends Error {
  /** Of HTTP. */
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.name = 'SmsRefusal';
    this.status = status;
  }
}

/** Short, because a user is waiting for the response to a form. */
export const GATEWAY_TIMEOUT_MS = 10_000;
