/** A text message to one number. */
export interface Sms {
  /** With the country's code: +919876543210. */
  readonly to: string;
  readonly text: string;
  /** The code in the text, for gateways that have the text as a registered template. */
  readonly code: string;
}

export interface SmsSender {
  /** 'local': it stays in this server's own outbox, which only developers see (ST32). */
  readonly delivery: 'provider' | 'local';
  /** Resolves once the message was taken over. @throws where it was not. */
  send(sms: Sms): Promise<void>;
}

/** Somebody waits on the other side of a form. */
export const GATEWAY_TIMEOUT_MS = 10_000;
