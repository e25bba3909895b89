import type { Context } from '../context.ts';
import { loadContent, templateSeed } from './content.ts';

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
export type Variants = (source: QuestionSource, turn: number) => Promise<Variant | null>;

/** What the bank calls the questions that templates have made; the keys of some begin with the run that made them. */
const SOURCES = new Set(['Prep templates', 'Prep practice', 'Prep tests']);
const KEY = /^(?:\S+ )*([^\s#]+)#\d+$/;

/** AS13: further questions by the templates, under a seed that no paper and no pool uses. */
export function templateVariants(context: Pick<Context, 'installation'>): Variants {
  const seed = `${templateSeed(context)} assistant`;
  return async ({ sourceName, sourceKey }, turn) => {
    const name = SOURCES.has(sourceName) ? KEY.exec(sourceKey)?.[1] : undefined;
    if (name === undefined) return null;
    const { printedQuestion } = await loadContent();
    return printedQuestion(name, seed, turn);
  };
}
