import type { FastifyBaseLogger } from 'fastify';
import type { Receipt } from '@exam/shared-schema/attempt';
import { handInOne, type Intake } from './sync.ts';

/**
 * ST15: hands in an attempt that somebody else has brought, by the ticket in it alone.
 * @returns what receives one, JSON in UTF-8: its receipt, and nothing else of it.
 */
export function carriedAttempts(intake: Intake) {
  return async (body: Uint8Array, ticketId: string, log: FastifyBaseLogger): Promise<Receipt> => {
    const identity = { kind: 'nobody' } as const;
    const arrived = { body, identity, ticketId, sender: `file ${ticketId}`, extent: 'summary' } as const;
    const { receipt } = await handInOne(intake, arrived, log);
    return receipt;
  };
}
