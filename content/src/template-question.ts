import { drawnQuestion, type ContentQuestion } from './content-question.ts';
import { makeQuestion, templates, type MadeQuestion } from './templates/index.ts';

const byName = new Map(templates.map((template) => [template.name, template]));

export const templateNames: readonly string[] = templates.map(({ name }) => name);

/** One question of a template. @param turn counts from 0. @returns null if there is no template of this name. */
export function questionOfTemplate(name: string, seed: string, turn: number): ContentQuestion | null {
  const template = byName.get(name);
  if (template === undefined) return null;
  return drawnQuestion({ template, turn, made: makeQuestion(template, seed, turn) });
}

/** A question as it is printed, with its answer. */
interface PrintedQuestion {
  readonly text: string;
  /** In display order; empty for numerical questions. */
  readonly options: readonly string[];
  /** As displayed: the texts of the right options, or the number. */
  readonly answer: string;
}

/** The same as printed. @returns null also for one that needs a diagram. */
export function printedQuestion(name: string, seed: string, turn: number): PrintedQuestion | null {
  const template = byName.get(name);
  const made = template === undefined ? null : makeQuestion(template, seed, turn);
  if (made === null || made.diagram !== null) return null;
  return { text: made.text, options: made.options.map(({ text }) => text), answer: answerOf(made) };
}

function answerOf({ answer, options }: MadeQuestion): string {
  if (answer !== null) return answer.value;
  return options.flatMap(({ text, isRight }) => (isRight ? [text] : [])).join(', ');
}
