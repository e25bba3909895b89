import { questionPaths, type HandInEvent, type PathStep, type Timing } from '@exam/shared-schema/attempt';
import { getAttemptLog, type AttemptLog } from '@exam/shared-schema/contract';
import { useEffect, useMemo, useState } from 'react';
import { database, eventsOf, keepList, seenList, type AttemptRow } from '../../offline/index.ts';
import { serverCall } from '../../state/index.ts';
import type { ShownResult } from './use-result.ts';

export type Paths = ReadonlyMap<string, readonly PathStep[]>;

type Scored = Pick<ShownResult, 'attemptId' | 'flags'>;

/** What was done with each question: from the log on this device, or else the server's; kept once it was seen. */
export function usePaths(
  { attemptId, flags }: Scored,
  userId: string | null,
  attempt: AttemptRow | undefined,
): Paths {
  const [log, setLog] = useState<ReadLog | null>(null);
  // SY6: what another device handed in, or handed in first, is not the log that is here.
  const isScored = attempt?.status === 'sealed' && !flags.includes('superseded');
  const own = isScored ? attempt : undefined;
  useEffect(() => {
    if (userId === null) return;
    let current = true;
    void readLog(attemptId, userId, own).then((found) => {
      if (current) setLog(found);
    });
    return () => {
      current = false;
    };
  }, [attemptId, userId, own]);
  return useMemo(() => questionPaths(log?.events ?? [], log?.timingPolicy ?? 'continuous'), [log]);
}

interface ReadLog {
  readonly timingPolicy: Timing['policy'];
  readonly events: readonly HandInEvent[];
}

/** A handed-in log does not change, so one that is here is not asked for again. */
async function readLog(
  attemptId: string,
  userId: string,
  attempt: AttemptRow | undefined,
): Promise<ReadLog | null> {
  if (attempt !== undefined) {
    const events = await eventsOf(database, attemptId);
    if (events.length > 0) return { timingPolicy: attempt.timingPolicy, events };
  }
  const key = `log ${attemptId}`;
  const seen = await seenList<AttemptLog>(database, userId, key);
  if (seen !== null) return seen.value;
  const answer = await serverCall(getAttemptLog, { params: { attemptId } });
  if (!answer.ok) return null;
  await keepList(database, userId, key, answer.answer.data);
  return answer.answer.data;
}
