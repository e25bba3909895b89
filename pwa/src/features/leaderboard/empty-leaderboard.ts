const NO_DATA = ['no leaderboard data', 'insufficient data', 'no tests'];

/** Whether the server's message only means that a board is still empty. @param message as received, in English. */
export function meansEmptyLeaderboard(message: string): boolean {
  const lower = message.toLocaleLowerCase('en');
  return NO_DATA.some((words) => lower.includes(words));
}
