import type { FastifyBaseLogger } from 'fastify';
import type { Receipt } from '@exam/shared-schema/attempt';
import { handInOne, type Intake } from './sync.ts';

/**
 * ST15: hands in an attempt that another person carried; only the ticket in it counts as a credential.
 * @returns a function that takes the attempt, JSON in UTF-8, and returns only its receipt.
 */
export function carriedAttempts(intake: Intake) {
  return async (body: Uint8Array, ticketId: string, log: FastifyBaseLogger): Promise<Receipt> => {
    const identity = { kind: 'anonymous' } as const;
    const arrived = { body, identity, ticketId, sender: `file ${ticketId}`, extent: 'summary' } as const;
    const { receipt } = await handInOne(intake, arrived, log);
    return receipt;
  };
}
