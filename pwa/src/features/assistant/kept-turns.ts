import type { AssistantTurnRow, ExamDatabase } from '../../offline/index.ts';
import type { Turn } from './turn.ts';

/** AW6: the number of turns kept on the device, the latest ones. */
export const MOST_KEPT = 100;

const ofUser = (database: ExamDatabase, userId: string) =>
  database.assistantTurns.where('[userId+askedAt]').between([userId, 0], [userId, Infinity]);

/** A user's conversation, oldest turn first. */
export async function keptTurns(database: ExamDatabase, userId: string): Promise<AssistantTurnRow[]> {
  return ofUser(database, userId).sortBy('askedAt');
}

/** Stores a turn, and deletes turns beyond the limit. */
export async function keepTurn(database: ExamDatabase, userId: string, turn: Turn): Promise<void> {
  await database.transaction('rw', database.assistantTurns, async () => {
    await database.assistantTurns.put({ ...turn, userId });
    const keys = await ofUser(database, userId).primaryKeys();
    await database.assistantTurns.bulkDelete(keys.slice(0, Math.max(0, keys.length - MOST_KEPT)));
  });
}

/** Replaces a stored turn; one that was deleted meanwhile does not come back. */
export async function changeTurn(database: ExamDatabase, userId: string, turn: Turn): Promise<void> {
  await database.assistantTurns.update([userId, turn.turnId], { ...turn });
}

export async function dropTurn(database: ExamDatabase, userId: string, turnId: string): Promise<void> {
  await database.assistantTurns.delete([userId, turnId]);
}

export async function deleteConversation(database: ExamDatabase, userId: string): Promise<void> {
  await ofUser(database, userId).delete();
}
