import { say } from '../../sentences/index.ts';

export interface QuestionPlace {
  /** Within its section, starting at 1. */
  readonly number: number;
  /** The section's title, if the paper has several. */
  readonly namedSection?: string | undefined;
}

/** The name of a question outside its context: 'Chemistry, Question 4', or 'Question 4'. */
export function questionName({ number, namedSection }: QuestionPlace): string {
  return namedSection === undefined
    ? say.analysis.question(number)
    : say.analysis.questionOf(namedSection, number);
}
