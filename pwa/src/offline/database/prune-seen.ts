import type { ExamDatabase } from './database.ts';
import { callOfKey } from './seen-answers.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Answers unused for this long are removed, ms. */
export const UNUSED_MS = 60 * DAY_MS;
/** The most cached answers per owner. */
export const MOST_OF_OWNER = 300;
/** Of these, the most per call: logs are the largest answers, and there is one per attempt. */
export const MOST_OF_CALL = 60;

type Look = readonly [owner: string, key: string, lookedAt: number];

/**
 * PK14: removes cached answers that have not been used for long or exceed an owner's limits. They are only copies,
 * which the server can send again. Their content is not read. Nothing is removed during an exam on this device.
 * @returns how many were removed.
 */
export async function pruneSeen(database: ExamDatabase): Promise<number> {
  const { attempts, seenAnswers } = database;
  // During an exam in any tab the disk is left to the exam.
  if ((await attempts.where('status').equals('open').count()) > 0) return 0;
  return database.transaction('rw', seenAnswers, async () => {
    const newestFirst = () => seenAnswers.orderBy('[owner+lookedAt]').reverse();
    // Both are in index order: `keys` has owner and key, `looks` has the times.
    const looks = (await newestFirst().keys()) as unknown as [string, number][];
    const keys = await newestFirst().primaryKeys();
    const rows = keys.map(([owner, key], index): Look => [owner, key, looks[index]?.[1] ?? 0]);
    const surplus = surplusOf(rows, database.edge.now());
    await seenAnswers.bulkDelete(surplus.map(([owner, key]) => [owner, key]));
    return surplus.length;
  });
}

/** @param newestFirst for each owner. @param now epoch milliseconds. */
export function surplusOf(newestFirst: readonly Look[], now: number): readonly Look[] {
  const counts = new Map<string, number>();
  const count = (of: string): number => {
    const counted = (counts.get(of) ?? 0) + 1;
    counts.set(of, counted);
    return counted;
  };
  return newestFirst.filter(([owner, key, lookedAt]) => {
    if (now - lookedAt > UNUSED_MS) return true;
    const isBeyondCall = count(`${owner} ${callOfKey(key)}`) > MOST_OF_CALL;
    return isBeyondCall || count(owner) > MOST_OF_OWNER;
  });
}
