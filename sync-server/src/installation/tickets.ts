import { splitTicket, ticketSchema, type SignedTicket, type Ticket } from '@exam/shared-schema/attempt';
import { deriveSecret, type RootSecret } from './secrets.ts';
import type { SigningKeys } from './signing-keys.ts';

/** Follows from the ticket's id, so it is known again also after a restore of an older database. Base64url. */
export function ticketSecret({ secret }: RootSecret, ticketId: string): string {
  return deriveSecret(secret, 'ticket', ticketId).toString('base64url');
}

const OPTION_SEED_BYTES = 16;

/**
 * ST71: what draws the order in which a student sees the options of one version of a paper. It follows from these two
 * and not from the ticket's id: a ticket that is made again for extra time draws the order that was seen before, and a
 * result that is read later needs no ticket. Base64url.
 */
export function optionSeed(
  { secret }: RootSecret,
  { userId, packageVersion }: Pick<Ticket, 'userId' | 'packageVersion'>,
): string {
  const derived = deriveSecret(secret, 'option order', userId, packageVersion);
  return derived.subarray(0, OPTION_SEED_BYTES).toString('base64url');
}

/** ST2: base64url of the ticket's JSON, a dot, base64url of the signature over the first part. */
export function signTicket(keys: SigningKeys, ticket: Ticket): SignedTicket {
  const payload = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return `${payload}.${keys.sign(payload)}`;
}

/** The ticket, where this installation signed it; null for anything else. */
export function readTicket(keys: SigningKeys, text: SignedTicket): Ticket | null {
  const ticket = claimedTicket(text);
  return ticket !== null && isSigned(keys, ticket, text) ? ticket : null;
}

/** What a text says that calls itself a ticket. Anybody can write one: trust it only after isSigned. */
export function claimedTicket(text: SignedTicket): Ticket | null {
  const parts = splitTicket(text);
  const ticket = parts === null ? null : ticketSchema.safeParse(jsonOf(parts.payload));
  return ticket?.success === true ? ticket.data : null;
}

export function isSigned(keys: SigningKeys, { keyId }: Ticket, text: SignedTicket): boolean {
  const parts = splitTicket(text);
  return parts !== null && keys.verify(keyId, parts.payload, parts.signature);
}

function jsonOf(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
