// A module of its own, because lists of papers have the names and none of the types.

export type QuestionTypeName = 'MCQ' | 'MSQ' | 'Numerical';

/** In the order in which forms and filters offer them. */
export const questionTypeNames = ['MCQ', 'MSQ', 'Numerical'] as const satisfies readonly QuestionTypeName[];
