import type { ResultQuestion } from '@exam/shared-schema/contract';

export interface NumberedQuestion {
  readonly question: ResultQuestion;
  /** Within its section, starting at 1, as in the exam room. */
  readonly number: number;
  /** The section's title; absent if the paper has only one section. */
  readonly namedSection: string | undefined;
}

/** The questions of a result in the paper's order, numbered as in the exam room. */
export function numberedQuestions(questions: readonly ResultQuestion[]): readonly NumberedQuestion[] {
  const isOneSection = new Set(questions.map(({ section }) => section)).size <= 1;
  const counts = new Map<string, number>();
  return questions.map((question) => {
    const number = (counts.get(question.section) ?? 0) + 1;
    counts.set(question.section, number);
    return { question, number, namedSection: isOneSection ? undefined : question.section };
  });
}
