import { splitTicket, ticketSchema, type Ticket } from '@exam/shared-schema/attempt';
import { fromBase64Url } from '../platform/base64-url.ts';

export class DamagedTicketError extends Error {}

/**
 * The content of a signed ticket. The signature is verified by the server.
 * @throws DamagedTicketError if it is not a complete ticket.
 */
export function readTicket(signed: string): Ticket {
  const parts = splitTicket(signed);
  if (parts === null) throw new DamagedTicketError('A ticket has two parts.');
  const parsed = ticketSchema.safeParse(contentOf(parts.payload));
  if (!parsed.success) throw new DamagedTicketError(parsed.error.message);
  return parsed.data;
}

function contentOf(payload: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(fromBase64Url(payload)));
  } catch (cause) {
    throw new DamagedTicketError('A ticket holds JSON as base64url.', { cause });
  }
}

/** ST74: the window in which this ticket allows to start; undefined if there is none or the ticket is damaged. */
export function windowIn(signed: string): Ticket['window'] {
  try {
    return readTicket(signed).window;
  } catch (error) {
    if (error instanceof DamagedTicketError) return undefined;
    throw error;
  }
}
