interface LocalMessage {
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

export interface LocalOutbox {
  add(message: Omit<LocalMessage, 'at'>): void;
  /** Newest first. */
  messages(to?: string): LocalMessage[];
}

const MOST_KEPT = 200;

/** Stands in for a provider that is not configured (ST32): messages are printed, and the newest are kept in memory. */
export function localOutbox(edge: {
  readonly now: () => number;
  readonly print: (line: string) => void;
}): LocalOutbox {
  const kept: LocalMessage[] = [];
  return {
    add: (message) => {
      kept.unshift({ ...message, at: new Date(edge.now()).toISOString() });
      kept.length = Math.min(kept.length, MOST_KEPT);
      edge.print(`${message.channel === 'sms' ? 'SMS' : 'E-mail'} to ${message.to}: ${inOneLine(message)}\n`);
    },
    messages: (to) => kept.filter((message) => to === undefined || message.to === to),
  };
}

function inOneLine({ subject, text }: Omit<LocalMessage, 'at'>): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return subject === null ? line : `${subject} | ${line}`;
}
