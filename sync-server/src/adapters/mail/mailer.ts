/** An e-mail to one address. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** 'local': e-mails go to this server's outbox, which only developers see (ST32). */
  readonly delivery: 'provider' | 'local';
  /** Resolves once the provider has accepted the message. @throws if it did not. */
  send(email: Email): Promise<void>;
  close(): void;
}
