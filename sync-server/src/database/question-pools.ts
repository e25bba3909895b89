/** ST59: papers that rank and papers that show their results at once never share a question. */
export const pools = ['ranked', 'practice'] as const;
export type Pool = (typeof pools)[number];

/**
 * Only active questions are drawn. A draft or quarantined one is in no published paper; dropped and bonus follow the
 * outcome of its key (BK2).
 */
export const questionStates = ['draft', 'quarantined', 'active', 'dropped', 'bonus'] as const;
export type QuestionState = (typeof questionStates)[number];
