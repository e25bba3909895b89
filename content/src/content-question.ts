import type { AnswerKey, QuestionTypeName } from '@exam/shared-schema/question-types';
import type { Phrasebook } from './hindi/frames.ts';
import { inHindi } from './hindi/in-hindi.ts';
import { difficultyOf, sourceKeyOf, type DrawnQuestion } from './question-bank.ts';
import type { Diagram, MadeQuestion, Template } from './templates/index.ts';
import type { WrittenQuestion, WrittenSet } from './written-question.ts';

/** An option under the name by which the key refers to it. */
interface Option {
  readonly _id: string;
  readonly text: string;
  /** Whether it keeps its place (CT19). */
  readonly fixed?: true;
}

interface Translation {
  readonly text: string;
  /** With the names of the original options. */
  readonly options: readonly Option[];
  readonly explanation: string;
}

/** A question as the content has it, however it is made: its subject and topic by their names, its options by their places. */
export interface ContentQuestion {
  readonly subject: string;
  /** Absent where the syllabus of the subject names no topics. */
  readonly topic?: string;
  readonly type: QuestionTypeName;
  readonly text: string;
  readonly options: readonly Option[];
  readonly key: AnswerKey;
  readonly explanation: string;
  /** 1 to 10. */
  readonly difficulty: number;
  /** Its permanent id within the content. */
  readonly sourceKey: string;
  readonly diagram?: Diagram;
  readonly diagramLatex?: string;
  /** By language tag. */
  readonly translations?: Readonly<Record<string, Translation>>;
}

export function drawnQuestion(drawn: DrawnQuestion): ContentQuestion {
  const { template, made } = drawn;
  const { type, subject, topic } = template;
  return {
    subject,
    topic,
    type,
    text: made.text,
    options: offeredIn(made),
    key: keyOf(type, made),
    explanation: made.explanation,
    difficulty: difficultyOf(drawn),
    sourceKey: sourceKeyOf(drawn),
    ...translationsOf(made),
    ...(made.diagram !== null && { diagram: made.diagram }),
  };
}

export function writtenQuestion(question: WrittenQuestion): ContentQuestion {
  const { name, isInOrder, translations = {}, key, options, ...own } = question;
  const translated = Object.entries(translations).map(([language, words]) => [
    language,
    { ...words, options: optionsOf(words.options) },
  ]);
  return {
    ...own,
    type: key.type,
    options: optionsOf(options, isInOrder),
    key,
    sourceKey: name,
    ...(translated.length > 0 && {
      translations: Object.fromEntries(translated) as NonNullable<ContentQuestion['translations']>,
    }),
  };
}

/** A passage, table or chart with its questions, in their order. */
export interface ContentSet extends Omit<WrittenSet, 'name' | 'questions'> {
  /** Its permanent id within the content. */
  readonly sourceKey: string;
  readonly questions: readonly ContentQuestion[];
}

export function writtenSet({ name, questions, ...own }: WrittenSet): ContentSet {
  return { ...own, sourceKey: name, questions: questions.map(writtenQuestion) };
}

/** Options named by their places. @param isInOrder whether each keeps its place. */
function optionsOf(words: readonly string[], isInOrder = false): Option[] {
  return words.map((text, place) => ({ _id: String(place), text, ...(isInOrder && { fixed: true }) }));
}

/** CT19 */
const offeredIn = ({ options, isInOrder }: MadeQuestion): Option[] =>
  optionsOf(
    options.map(({ text }) => text),
    isInOrder,
  );

/** CT16 */
export function translationsOf(
  made: MadeQuestion,
  phrasebook?: Phrasebook,
): Pick<ContentQuestion, 'translations'> {
  const words = inHindi(made, phrasebook);
  return words === null ? {} : { translations: { hi: { ...words, options: optionsOf(words.options) } } };
}

function keyOf(type: Template['type'], made: MadeQuestion): AnswerKey {
  if (made.answer !== null) {
    const { value, ...rule } = made.answer;
    return { type: 'Numerical', values: [value], ...rule };
  }
  const correct = made.options.flatMap(({ isRight }, place) => (isRight ? [String(place)] : []));
  return type === 'MCQ' ? { type, correct } : { type: 'MSQ', correct };
}
