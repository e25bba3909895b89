import type { Context } from '../../src/context.ts';
import type { Store } from '../../src/database/index.ts';
import { uuidV7 } from '@exam/shared-schema/attempt';
import { addAttempt, type NewAttempt } from '../../src/marked-attempts/queries.ts';
import { changesBetween } from '../../src/features/leaderboard/changes.ts';
import { updateLeaderboards, writeChanges } from '../../src/features/leaderboard/update-leaderboards.ts';

/** Brings the boards up to date, as a process does twice a second. */
export async function settle(context: Context): Promise<void> {
  while (await updateLeaderboards(context));
}

export interface SatPaper {
  readonly paperId: string;
  readonly packageVersion: string;
}

export type Sat = SatPaper & { readonly userId: string } & Partial<NewAttempt>;

/** The row of a hand-in as the server stores it, without the log, which boards do not look at. */
export function attemptRow({ clock, ids }: Pick<Context, 'clock' | 'ids'>, sat: Sat): NewAttempt {
  const now = clock.now();
  const digest = '0'.repeat(64);
  return {
    id: uuidV7(now, ids.bytes(10)),
    head: digest,
    answersDigest: digest,
    responses: '[]',
    log: null,
    claims: '{}',
    startedAt: now,
    submittedAt: now,
    receivedAt: now,
    totalTimeSeconds: 600,
    flags: '[]',
    ranked: true,
    isDoubted: false,
    scoreExact: '10',
    score: 10,
    correct: 3,
    incorrect: 1,
    unanswered: 0,
    accuracy: 75,
    keyVersion: 1,
    engineVersion: 1,
    receipt: '{}',
    deviceId: null,
    isDemo: false,
    ...sat,
  };
}

/** Stores an attempt by the use case of the server, in a transaction of its own. @returns its id. */
export async function sit(context: Context, sat: Sat): Promise<string> {
  const row = attemptRow(context, sat);
  await context.store.write((queries) => addAttempt(context.store, queries, row));
  return row.id;
}

export async function versionOf({ read, t: { papers } }: Store, paperId: string): Promise<SatPaper> {
  const rows = await read.select({ id: papers.id, version: papers.currentVersion }).from(papers);
  const packageVersion = rows.find(({ id }) => id === paperId)?.version ?? '';
  return { paperId, packageVersion };
}

/** Puts students straight onto a board, one for each score, as a batch would. @returns their ids by position. */
export async function placeOn(
  { store }: Pick<Context, 'store'>,
  board: string,
  placed: readonly { readonly userId: string; readonly score: number }[],
): Promise<string[]> {
  const figures = '1,1,10000,10000,1,1,1,60,0';
  const rows = placed.map(({ userId, score }) => ({
    userId,
    board,
    score,
    figures,
    month: 202601,
    monthScore: score,
    monthFigures: figures,
    week: 20_458,
    weekScore: score,
    weekFigures: figures,
  }));
  await store.write((queries) =>
    writeChanges(store, queries, changesBetween([], rows), { at: 0, reasons: new Map() }),
  );
  return [...placed]
    .sort((a, b) => b.score - a.score || (a.userId < b.userId ? 1 : -1))
    .map(({ userId }) => userId);
}
