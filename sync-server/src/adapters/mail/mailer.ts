/** An e-mail to one address. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** 'local': it stays in this server's own outbox, which only developers see (ST32). */
  readonly delivery: 'provider' | 'local';
  /** Resolves once the message was taken over. @throws where it was not. */
  send(email: Email): Promise<void>;
  close(): void;
}
