import { questionPaths, type AttemptEvent, type PathStep } from '@exam/shared-schema/attempt';
import { getAttemptLog } from '@exam/shared-schema/contract';
import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { database, eventsOf, type AttemptRow } from '../../offline/index.ts';
import { useSeen } from '../../state/index.ts';
import type { ShownResult } from './use-result.ts';

export type Paths = ReadonlyMap<string, readonly PathStep[]>;

type Scored = Pick<ShownResult, 'attemptId' | 'flags'>;

const NONE: readonly AttemptEvent[] = [];

/** The student's steps in each question: from the log on this device, or else from the server; cached once loaded. */
export function usePaths({ attemptId, flags }: Scored, attempt: AttemptRow | undefined): Paths {
  // SY6: if another device handed in, the log on this device is not the one that was scored.
  const isScored = attempt?.status === 'sealed' && !flags.includes('superseded');
  const own = useOwnLog(isScored ? attemptId : null);
  // A handed-in log is immutable, so a cached one is not requested again.
  const isElsewhere = own?.length === 0;
  const seen = useSeen(getAttemptLog, isElsewhere ? { params: { attemptId } } : null, { isFinal: true });
  const fetched = seen.value?.data;
  const events = isElsewhere ? fetched?.events : own;
  const policy = (isElsewhere ? fetched : attempt)?.timingPolicy;
  return useMemo(() => questionPaths(events ?? NONE, policy ?? 'continuous'), [events, policy]);
}

/** @returns an empty log if it is not on this device; undefined while it is read. */
function useOwnLog(attemptId: string | null): readonly AttemptEvent[] | undefined {
  const read = useLiveQuery(async () => {
    const events = attemptId === null ? NONE : await eventsOf(database, attemptId);
    return { attemptId, events };
  }, [attemptId]);
  return read?.attemptId === attemptId ? read.events : undefined;
}
