import { LONGEST_PAPER, mostAttemptBytes, type Ticket } from '@exam/shared-schema/attempt';
import { SYNC_BATCH_BYTES, SYNC_ENVELOPE_BYTES } from '@exam/shared-schema/contract';
import { AppError, type BodyCredential } from '../../../http/index.ts';
import { readTicket, type Installation } from '../../../installation/index.ts';

const MEMBER = '"ticket":"';
const SIGNED = /^[A-Za-z0-9_-]{16,4000}\.([A-Za-z0-9_-]{80,100})"/;
/** The longest text of SIGNED. */
const LONGEST = 4200;
/** In one body. Checking a signature takes a tenth of a millisecond, and a device sends five attempts at most. */
const MOST_LOOKED_AT = 5;

interface Found {
  /** As it was signed. */
  readonly text: string;
  readonly signature: string;
}

/**
 * AC40: a hand-in speaks for itself by the ticket in it, which the app writes before the log. So the first bytes of a
 * body tell whether its sender holds a ticket of this installation, and by it how large the hand-in can get (AC41).
 */
export function ticketCredential({ keys }: Installation): BodyCredential {
  return {
    claimed: (first) => {
      const found = ticketFrom(first, 0);
      // Whoever does not hold the ticket does not know its signature: nobody is counted for what others send.
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

/** Several attempts of one call share a bound; one of a long paper may be alone beyond it. */
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

/** The first ticket at or after a place, as it stands there. */
function ticketFrom(first: Buffer, from: number): Found | null {
  const place = first.indexOf(MEMBER, from, 'latin1');
  if (place < 0) return null;
  const start = place + MEMBER.length;
  const [text, signature] = SIGNED.exec(first.toString('latin1', start, start + LONGEST)) ?? [];
  if (text === undefined || signature === undefined) return null;
  return { text: text.slice(0, -1), signature };
}
