import type { QuestionTypeName } from '@exam/shared-schema/question-types';
import { randomFrom, type Random } from './random.ts';

/**
 * A template is a question with its numbers left open. The numbers come from a secret of the installation, so that
 * who reads the sources knows the kind of question and not its answer (rule ST9).
 */
export interface Template {
  /** Unique and kept forever: questions of the bank are found again by it. */
  readonly name: string;
  readonly subject: string;
  /** A chapter of the syllabus. */
  readonly topic: string;
  /** 1 to 10. */
  readonly difficulty: number;
  readonly type: QuestionTypeName;
  /** Null if the numbers drawn make no good question; then it is asked again. */
  make(random: Random, turn: Turn): MadeQuestion | null;
}

/** Which of several questions of one template this is. `family` is the same chance for all of them. */
export interface Turn {
  readonly number: number;
  readonly family: Random;
}

export interface Diagram {
  readonly svg: string;
  readonly alt: string;
}

interface MadeOption {
  readonly text: string;
  readonly isRight: boolean;
}

export interface MadeQuestion {
  readonly text: string;
  /** In an order of chance; empty for numerical questions. */
  readonly options: readonly MadeOption[];
  readonly answer: NumericalAnswer | null;
  readonly explanation: string;
  readonly diagram: Diagram | null;
  /** Values reached in two ways that have nothing in common; they must agree. */
  readonly proof: readonly (readonly [number, number])[];
}

interface NumericalAnswer {
  readonly value: string;
  readonly tolerance?: string;
  readonly rounding?: 'integer';
}

const MAX_TRIES = 200;

/** The `turn`-th question of a template, the same for the same seed. @throws Error if no numbers fit. */
export function makeQuestion(template: Template, seed: string, turn = 0): MadeQuestion {
  const random = randomFrom(JSON.stringify([seed, template.name, turn]));
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const family = randomFrom(JSON.stringify([seed, template.name]));
    const made = template.make(random, { number: turn, family });
    if (made !== null) return made;
  }
  throw new Error(`The template ${template.name} found no numbers that make a question`);
}
