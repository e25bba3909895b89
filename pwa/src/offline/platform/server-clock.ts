import type { ExamDatabase } from '../database/database.ts';

/** Server time minus device time, as last measured (AT20). */
export interface ClockOffset {
  readonly offsetMs: number;
  /** Half the round trip of the measurement. */
  readonly errorMs: number;
  /** Device wall clock at the measurement, epoch milliseconds. */
  readonly measuredAt: number;
}

const KEY = 'clockOffset';

export async function clockOffset(database: ExamDatabase): Promise<ClockOffset | null> {
  const row = await database.meta.get(KEY);
  return (row?.value as ClockOffset | undefined) ?? null;
}

/**
 * Stores a measurement. The latest one wins, because an older, more accurate one may be from before a clock change.
 */
export async function noteOffset(
  database: ExamDatabase,
  measured: { readonly offsetMs: number | null; readonly offsetErrorMs: number },
): Promise<void> {
  if (measured.offsetMs === null) return;
  const value: ClockOffset = {
    offsetMs: measured.offsetMs,
    errorMs: measured.offsetErrorMs,
    measuredAt: database.edge.now(),
  };
  await database.meta.put({ key: KEY, value });
}
