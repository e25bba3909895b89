import type { QuestionTypeName } from '@exam/shared-schema/question-types';
import type { ModelTurn } from '../../../adapters/language-model/language-model.ts';
import type { DraftedQuestion } from '../../../database/index.ts';
import { LETTERS } from './drafted-form.ts';
import { draftings } from './question-types/index.ts';

/** The specification of a question in the prompt. */
export interface Assignment {
  readonly exam: string;
  readonly subject: string;
  readonly topic: string;
  readonly type: QuestionTypeName;
  /** 1 to 10. */
  readonly difficulty: number;
}

const AUTHOR = [
  'You write questions for the practice of students who prepare for competitive exams in India.',
  'A question can be solved with what it says and what the syllabus teaches. It has no pictures, links or HTML.',
  'Formulas stand between dollar signs, in LaTeX that KaTeX can set. Program code stands between backticks, and several lines of it between two lines of three backticks.',
  'Wrong options are what typical mistakes lead to. `right` holds the places of the right options, counted from 0.',
  'If the answer is computed, `calculation` is one expression of numbers whose value is the answer, such as 5*9.8^2/2: with + - * / ^ and sqrt, sin, cos, tan, exp, log (natural), log10, abs, pi. Angles are in radians. It has no names and no units. Otherwise it is null.',
  '`explanation` solves the question step by step.',
].join('\n');

const SHOWN_LENGTH = 200;

/** @param asked texts of existing questions, which must not be repeated. */
export function turnsToMake(
  { exam, subject, topic, type, difficulty }: Assignment,
  asked: readonly string[],
): readonly ModelTurn[] {
  const known = asked.map((text) => `- ${text.slice(0, SHOWN_LENGTH).replace(/\s+/g, ' ')}`);
  const text = [
    `Write one question for ${exam}, subject ${subject}, topic ${topic}.`,
    `Its difficulty is ${difficulty} on a scale from 1 to 10. ${draftings[type]?.shape ?? ''}`,
    ...(known.length === 0 ? [] : ['It asks about something else than these questions:', ...known]),
  ].join('\n');
  return [
    { role: 'system', text: AUTHOR },
    { role: 'user', text },
  ];
}

const SOLVER = [
  'You solve questions of competitive exams. Work step by step in `working` before you give the answer.',
  'In `answer` give the letters of all right options, such as B or AC; for a question without options the number alone, as a decimal without its unit.',
  'If the question cannot be solved, or none of the options is right, the answer is an empty text.',
].join('\n');

/** LM5: the question as a student sees it, without key, explanation and calculation. */
export function turnsToSolve({
  text,
  options,
}: Pick<DraftedQuestion, 'text' | 'options'>): readonly ModelTurn[] {
  const choices = options.map((option, place) => `${LETTERS[place]}. ${option.text}`);
  return [
    { role: 'system', text: SOLVER },
    { role: 'user', text: [text, ...choices].join('\n') },
  ];
}
