import { splitTicket, ticketSchema, type SignedTicket, type Ticket } from '@exam/shared-schema/attempt';
import { deriveSecret, type RootSecret } from './secrets.ts';
import type { SigningKeys } from './signing-keys.ts';

/** Derived from the ticket's id, so that it is the same after restoring an older database. Base64url. */
export function ticketSecret({ secret }: RootSecret, ticketId: string): string {
  return deriveSecret(secret, 'ticket', ticketId).toString('base64url');
}

const OPTION_SEED_BYTES = 16;

/**
 * ST71: the seed of a student's option order for one version of a paper. It depends on these two and not on the ticket's id:
 * a ticket reissued for extra time must keep the order that was seen, and reading a result later must not need a ticket.
 * Base64url.
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

/** The ticket if this installation signed it; otherwise null. */
export function readTicket(keys: SigningKeys, text: SignedTicket): Ticket | null {
  const ticket = claimedTicket(text);
  return ticket !== null && isSigned(keys, ticket, text) ? ticket : null;
}

/** Parses a claimed ticket without checking its signature: do not trust it before isSigned. */
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
