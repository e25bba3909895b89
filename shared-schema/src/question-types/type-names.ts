// A module of its own, because lists of papers have the names and none of the types. The lint rule reads it as text.

/** In the order in which forms and filters offer them. */
export const questionTypeNames = ['MCQ', 'MSQ', 'Numerical', 'ShortText', 'MatrixMatch'] as const;

export type QuestionTypeName = (typeof questionTypeNames)[number];

/**
 * The types that every marking scheme has a rule for. Apps of earlier versions refuse a package whose scheme lacks one of
 * them, or has a rule for another type; so a later type has a rule only in the papers that use it.
 */
export const typesOfEveryScheme = ['MCQ', 'MSQ', 'Numerical'] as const satisfies readonly QuestionTypeName[];
