const NO_DATA = ['no leaderboard data', 'insufficient data', 'no tests'];

/** The server's way to say that a board has nobody on it yet: no failure. @param message as it came, in English. */
export function saysNoData(message: string): boolean {
  const lower = message.toLocaleLowerCase('en');
  return NO_DATA.some((words) => lower.includes(words));
}
