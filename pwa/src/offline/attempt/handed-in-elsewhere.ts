import { getAttempt } from '@exam/shared-schema/contract';
import { callApi, type CallOptions } from '../../api/index.ts';
import type { ExamDatabase } from '../database/database.ts';
import { noteMoved } from './drafts.ts';
import { openAttempts } from './open-attempts.ts';

/**
 * SY6: closes the open attempts of a user on this device that another device has handed in. Only those are asked about
 * that the server has had events of and does not list as in progress.
 * @param inProgress the ids that the server lists.
 */
export async function closeHandedInElsewhere(
  database: ExamDatabase,
  userId: string,
  inProgress: ReadonlySet<string>,
  options: Pick<CallOptions, 'token' | 'renew'>,
): Promise<void> {
  const open = await openAttempts(database, userId);
  for (const { attemptId, acknowledgedSeq } of open) {
    if (acknowledgedSeq === 0 || inProgress.has(attemptId)) continue;
    const params = { attemptId };
    const result = await callApi(
      getAttempt,
      { params },
      { ...options, priority: 'low', edge: database.edge },
    );
    if (result.ok) await noteMoved(database, attemptId);
  }
}
