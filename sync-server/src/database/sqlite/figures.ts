/**
 * Attempts handed in; their seconds on questions; answers, and right ones among them, by difficulty; and `active`: the
 * students whose last attempt was handed in on that day.
 */
export const answerFigures = ['completed', 'seconds', 'answered', 'correct', 'active'] as const;

/**
 * Accounts of students and colleges that were made; attempts begun on that day that were never handed in; paid orders and
 * their paise without refunds; and `premium`: students with a paid plan at the end of that day.
 */
export const renewedFigures = ['students', 'colleges', 'unfinished', 'orders', 'revenue', 'premium'] as const;
