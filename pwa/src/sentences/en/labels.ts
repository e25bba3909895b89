/** Words that stand for a code or a number, wherever it is shown. */
export const labels = {
  /** Of an age below a minute: 'This list is from this minute.' */
  thisMinute: 'this minute',
  difficulty: { Easy: 'Easy', Medium: 'Medium', Hard: 'Hard' },
  trending: {
    TRENDING: 'TRENDING',
    HOT: 'HOT',
    RISING: 'RISING',
    POPULAR: 'POPULAR',
    QUICK: 'QUICK',
    SMART: 'SMART',
    FEATURED: 'FEATURED',
    PREMIUM: 'PREMIUM',
    TOP: 'TOP',
  },
};
