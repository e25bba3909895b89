import { splitTicket, ticketSchema, type SignedTicket, type Ticket } from '@exam/shared-schema/attempt';
import type { SigningKeys } from './signing-keys.ts';

/** ST2: base64url of the ticket's JSON, a dot, base64url of the signature over the first part. */
export function signTicket(keys: SigningKeys, ticket: Ticket): SignedTicket {
  const payload = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return `${payload}.${keys.sign(payload)}`;
}

/** The ticket, where this installation signed it; null for anything else. */
export function readTicket(keys: SigningKeys, text: SignedTicket): Ticket | null {
  const parts = splitTicket(text);
  if (parts === null) return null;
  const ticket = ticketSchema.safeParse(jsonOf(parts.payload));
  if (!ticket.success) return null;
  return keys.verify(ticket.data.keyId, parts.payload, parts.signature) ? ticket.data : null;
}

function jsonOf(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
