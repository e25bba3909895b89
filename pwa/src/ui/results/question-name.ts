import { say } from '../../sentences/index.ts';

export interface QuestionPlace {
  /** Within its section, from 1. */
  readonly number: number;
  /** The section's title, where the paper has several. */
  readonly namedSection?: string | undefined;
}

/** What a question is called where it stands alone: 'Chemistry, Question 4', or 'Question 4'. */
export function questionName({ number, namedSection }: QuestionPlace): string {
  return namedSection === undefined
    ? say.analysis.question(number)
    : say.analysis.questionOf(namedSection, number);
}
