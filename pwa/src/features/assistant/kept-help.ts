import type { AssistantHelpRow, ExamDatabase } from '../../offline/index.ts';

/** AW7: the number of questions whose help is kept on the device, the latest ones. */
const MOST_KEPT = 200;

export type KeptHelp = Omit<AssistantHelpRow, 'userId' | 'questionId'>;

/** @returns null if there is none. */
export async function keptHelp(
  database: ExamDatabase,
  userId: string,
  questionId: string,
): Promise<KeptHelp | null> {
  return (await database.assistantHelp.get([userId, questionId])) ?? null;
}

/** Stores the help for a question, and deletes the oldest beyond the limit. */
export async function keepHelp(
  database: ExamDatabase,
  userId: string,
  questionId: string,
  help: KeptHelp,
): Promise<void> {
  const { assistantHelp } = database;
  await database.transaction('rw', assistantHelp, async () => {
    await assistantHelp.put({ ...help, userId, questionId });
    const keys = await assistantHelp
      .where('[userId+at]')
      .between([userId, 0], [userId, Infinity])
      .primaryKeys();
    await assistantHelp.bulkDelete(keys.slice(0, Math.max(0, keys.length - MOST_KEPT)));
  });
}
