/** ST59: ranked papers and papers that show their results at once never share a question. */
export const pools = ['ranked', 'practice'] as const;
export type Pool = (typeof pools)[number];

/**
 * Only active questions are drawn. Drafts and quarantined questions are in no published paper; dropped and bonus follow the
 * outcome of the key (BK2). Archived questions stay in the papers that have them (BK30).
 */
export const questionStates = ['draft', 'quarantined', 'active', 'dropped', 'bonus', 'archived'] as const;
export type QuestionState = (typeof questionStates)[number];
