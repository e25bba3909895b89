import type { Leaderboard, LeaderboardState } from './queries.ts';
import { leaderboardRows, type LeaderboardAttempt, type LeaderboardRow } from './compute.ts';

/** Prefix of the boards of the demo's simulated students, before the name of the board that they stand in for. */
export const DEMO_BOARDS = 'demo:';

/** ST68: simulated students have separate boards, on which all their attempts rank. */
export function demoRows(attempts: readonly LeaderboardAttempt[]): LeaderboardRow[] {
  const ranked = attempts.map((attempt) => ({ ...attempt, ranked: true }));
  return leaderboardRows(ranked).map((row) => ({ ...row, board: `${DEMO_BOARDS}${row.board}` }));
}

/** Rows of a board, or of the simulated one in its place. */
export type Shown<Rows> = Rows & { readonly isDemo: boolean };

/**
 * ST68, SG11: reads a board; if no student has ever been on it, reads the simulated one instead, if there is one. The two are
 * never mixed.
 */
export async function readShown<Rows extends { readonly state: LeaderboardState }>(
  board: Leaderboard,
  read: (board: Leaderboard) => Promise<Rows>,
): Promise<Shown<Rows>> {
  const own = await read(board);
  if (own.state.version > 0) return { ...own, isDemo: false };
  const demo = await read({ ...board, board: `${DEMO_BOARDS}${board.board}` });
  return demo.state.students > 0 ? { ...demo, isDemo: true } : { ...own, isDemo: false };
}
