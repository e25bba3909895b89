import { type MadeQuestion, makeQuestion, templates } from '@exam/content';
import type { Context } from '../context.ts';
import { templateSeed } from './practice-pool.ts';

/** Identifies the template that generated a question. */
export interface QuestionSource {
  readonly sourceName: string;
  readonly sourceKey: string;
}

/** Another question of the same template with other numbers. */
export interface Variant {
  readonly text: string;
  /** In display order; empty for numerical questions. */
  readonly options: readonly string[];
  /** As displayed: the texts of the right options, or the number. */
  readonly answer: string;
}

/**
 * Generates variants of a generated question.
 * @param turn counts from 0. @returns null if the question was not generated, or its variant would need a diagram.
 */
export type Variants = (source: QuestionSource, turn: number) => Variant | null;

const byName = new Map(templates.map((template) => [template.name, template]));

/** What the bank calls the questions that templates have made; the keys of some begin with the run that made them. */
const SOURCES = new Set(['Prep templates', 'Prep practice', 'Prep tests']);
const KEY = /^(?:\S+ )*([^\s#]+)#\d+$/;

/** AS13: further questions by the templates, under a seed that no paper and no pool uses. */
export function templateVariants(context: Pick<Context, 'installation'>): Variants {
  const seed = `${templateSeed(context)} assistant`;
  return ({ sourceName, sourceKey }, turn) => {
    const name = SOURCES.has(sourceName) ? KEY.exec(sourceKey)?.[1] : undefined;
    const template = name === undefined ? undefined : byName.get(name);
    const made = template === undefined ? null : makeQuestion(template, seed, turn);
    if (made === null || made.diagram !== null) return null;
    return { text: made.text, options: made.options.map(({ text }) => text), answer: answerOf(made) };
  };
}

function answerOf({ answer, options }: MadeQuestion): string {
  if (answer !== null) return answer.value;
  return options.flatMap(({ text, isRight }) => (isRight ? [text] : [])).join(', ');
}
