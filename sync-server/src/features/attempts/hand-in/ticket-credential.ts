import { LONGEST_PAPER, mostAttemptBytes, type Ticket } from '@exam/shared-schema/attempt';
import { SYNC_BATCH_BYTES, SYNC_ENVELOPE_BYTES } from '@exam/shared-schema/contract';
import { AppError, type BodyCredential } from '../../../http/index.ts';
import { readTicket, type Installation } from '../../../installation/index.ts';

const MEMBER = '"ticket":"';
const SIGNED = /^[A-Za-z0-9_-]{16,4000}\.([A-Za-z0-9_-]{80,100})"/;
/** The longest text of SIGNED. */
const LONGEST = 4200;
/** The most signature checks per body. One takes a tenth of a millisecond, and a device sends at most five attempts. */
const MOST_LOOKED_AT = 5;

interface Found {
  /** The signed text. */
  readonly text: string;
  readonly signature: string;
}

/**
 * AC40: a hand-in contains its credential, the ticket, which the app writes before the log. So the first bytes of a
 * body show whether its sender holds a ticket of this installation, and how large the hand-in may be (AC41).
 */
export function ticketCredential({ keys }: Installation): BodyCredential {
  return {
    claimed: (first) => {
      const found = ticketFrom(first, 0);
      // The signature is known only to holders of the ticket, so a sender cannot use up the limit of another student.
      return found === null ? null : `ticket ${found.signature}`;
    },
    proven: (first) => {
      for (const { text } of ticketsIn(first)) {
        const ticket = readTicket(keys, text);
        if (ticket !== null) return { key: `user ${ticket.userId}`, mostBytes: mostBytesWith(ticket) };
      }
      throw new AppError('UNAUTHENTICATED');
    },
  };
}

/** Several attempts of one call share a limit, which a single attempt at a long paper may exceed. */
function mostBytesWith({ questions = LONGEST_PAPER }: Ticket): number {
  return Math.max(SYNC_BATCH_BYTES, mostAttemptBytes(questions) + SYNC_ENVELOPE_BYTES);
}

function* ticketsIn(first: Buffer): Generator<Found> {
  let from = 0;
  for (let looked = 0; looked < MOST_LOOKED_AT; looked += 1) {
    const place = first.indexOf(MEMBER, from, 'latin1');
    if (place < 0) return;
    const found = ticketFrom(first, place);
    if (found !== null) yield found;
    from = place + MEMBER.length;
  }
}

/** The text of the first ticket at or after an index. */
function ticketFrom(first: Buffer, from: number): Found | null {
  const place = first.indexOf(MEMBER, from, 'latin1');
  if (place < 0) return null;
  const start = place + MEMBER.length;
  const [text, signature] = SIGNED.exec(first.toString('latin1', start, start + LONGEST)) ?? [];
  if (text === undefined || signature === undefined) return null;
  return { text: text.slice(0, -1), signature };
}
