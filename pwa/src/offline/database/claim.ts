import type { ExamDatabase } from './database.ts';
import { GUEST } from './own-row.ts';

/**
 * PK19: assigns the attempts made as a guest on this device to the account that signs in. Only who sees them changes:
 * none of them is sent. To be called in a transaction on the attempts.
 */
export async function claimGuestAttempts(database: ExamDatabase, userId: string): Promise<void> {
  await database.attempts
    .where('[userId+status]')
    .anyOf([
      [GUEST, 'open'],
      [GUEST, 'sealed'],
    ])
    .and(({ claimedBy }) => claimedBy === undefined)
    .modify({ claimedBy: userId });
}
