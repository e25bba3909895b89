import {
  add,
  compare,
  parseFraction,
  roundToTwo,
  ZERO,
  type Fraction,
  type PaperMarker,
} from '../marking/index.ts';
import { canonicalJson } from '../attempt/canonical-json.ts';
import type { Sha256 } from '../attempt/log-hash.ts';
import {
  drawnOptions,
  questionsInOrder,
  type PackageOption,
  type PackageQuestion,
  type PaperPackage,
  type QuestionFacts,
} from '../paper-package/index.ts';
import { type AnswerKey, questionTypes } from '../question-types/index.ts';

/** The parts of a question's result that do not depend on the answer, as JSON: the text around the parts that do. */
export interface QuestionTexts {
  readonly questionId: string;
  /** From the opening brace to the list of options. */
  readonly before: string;
  readonly options: readonly OptionText[];
  /** From the end of that list to marksObtained. */
  readonly between: string;
  /** correctAnswer, answerKey, and the explanation in all of its languages. */
  readonly after: string;
  /** Indexes in ResultTexts.topics and .sections. */
  readonly topic: number;
  readonly section: number;
}

/** An option as JSON, with the members that decide its place (ST71). */
interface OptionText extends Pick<PackageOption, '_id' | 'fixed' | 'row'> {
  readonly json: string;
}

interface Marks {
  readonly exact: Fraction;
  readonly rounded: number;
}

/**
 * The parts that the results of one paper share, written as JSON once per paper. The texts of 60 questions with their
 * options and explanations are nine tenths of a result; building, checking and writing them took a third of the time of
 * a hand-in.
 */
export interface ResultTexts {
  readonly title: string;
  readonly questions: readonly QuestionTexts[];
  /** The member `sets` with a leading comma; empty if there are none. */
  readonly sets: string;
  /** Names as JSON. */
  readonly topics: readonly string[];
  readonly sections: readonly { readonly title: string; readonly maximum: number }[];
  /** Parses marks, with a cache: a paper has only a few different ones. */
  readonly marksOf: (text: string) => Marks;
}

type Translated = Readonly<Record<string, string>>;

interface PaperWithKey {
  readonly paper: PaperPackage;
  readonly keys: Readonly<Record<string, AnswerKey>>;
  readonly explanations: Readonly<Record<string, string>>;
  /** By question, then by language tag. */
  readonly explanationTranslations?: Readonly<Record<string, Translated>> | undefined;
  /** ST85: by question. */
  readonly facts?: Readonly<Record<string, QuestionFacts>> | undefined;
  readonly marker: PaperMarker;
}

/** The topic of questions without one (spec: the default topic). */
export const NO_TOPIC = 'General';

export function resultTexts({ paper, keys, marker, ...explained }: PaperWithKey): ResultTexts {
  const marksOf = rememberedMarks();
  const marked = marker.mark({}).questions;
  const inOrder = questionsInOrder(paper);
  const topics = [...new Set(inOrder.map(({ question }) => question.topic ?? NO_TOPIC))];
  const questions = inOrder.map(({ question, section }, index) => {
    const { maximum = '0', penalty = '0' } = marked[index] ?? {};
    const worth = { marks: marksOf(maximum).rounded, negativeMarks: marksOf(penalty).rounded };
    return {
      questionId: question._id,
      ...questionText(question, { section: section.title, ...worth, ...explained.facts?.[question._id] }),
      after: afterText(keys[question._id], explained, question._id),
      topic: topics.indexOf(question.topic ?? NO_TOPIC),
      section: paper.sections.indexOf(section),
    };
  });
  const sections = paper.sections.map((section, place) => {
    const maxima = marked
      .filter((_, index) => questions[index]?.section === place)
      .map(({ maximum }) => maximum);
    const counted = mostValuable(
      maxima.map((text) => marksOf(text).exact),
      section.attemptLimit,
    );
    return { title: JSON.stringify(section.title), maximum: roundToTwo(counted.reduce(add, ZERO)) };
  });
  return {
    title: JSON.stringify(paper.title),
    questions,
    sets: paper.sets === undefined ? '' : `,"sets":${canonicalJson(paper.sets)}`,
    topics: topics.map((topic) => JSON.stringify(topic)),
    sections,
    marksOf,
  };
}

/**
 * ST71: the same with the options of every question in one student's order. Byte for byte equal to the text that a
 * device writes for its paper with the same seed.
 */
export function drawnTexts(texts: ResultTexts, seed: string, sha256: Sha256): ResultTexts {
  const questions = texts.questions.map((question) => ({
    ...question,
    options: drawnOptions(question.questionId, question.options, seed, sha256),
  }));
  return { ...texts, questions };
}

function rememberedMarks(): ResultTexts['marksOf'] {
  const known = new Map<string, Marks>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const exact = parseFraction(text);
    const marks = { exact, rounded: roundToTwo(exact) };
    known.set(text, marks);
    return marks;
  };
}

/** What its paper and the bank add to a question. */
interface QuestionPlace extends Partial<QuestionFacts> {
  readonly section: string;
  readonly marks: number;
  readonly negativeMarks: number;
}

/** Member by member in the order of resultQuestionSchema, up to the first that depends on the answer. */
function questionText(
  question: PackageQuestion,
  { section, marks, negativeMarks, subject, difficulty }: QuestionPlace,
): Pick<QuestionTexts, 'before' | 'options' | 'between'> {
  const head = JSON.stringify({ questionId: question._id, questionText: question.text });
  const options = question.options.map(({ _id, text, fixed, row }) => ({
    _id,
    ...(fixed !== undefined && { fixed }),
    ...(row !== undefined && { row }),
    json: JSON.stringify({ _id, text, row }),
  }));
  const rest = JSON.stringify({
    diagramUrl: question.diagramUrl,
    diagramAlt: question.diagramAlt,
    diagramLatex: question.diagramLatex,
    set: question.set,
    topic: question.topic ?? null,
    subject,
    difficulty,
    section,
    type: question.type,
    marks,
    negativeMarks,
  });
  return {
    before: `${head.slice(0, -1)},"options":`,
    options,
    between: `,${rest.slice(1, -1)},"marksObtained":`,
  };
}

function afterText(
  key: AnswerKey | undefined,
  {
    explanations,
    explanationTranslations = {},
  }: Pick<PaperWithKey, 'explanations' | 'explanationTranslations'>,
  questionId: string,
): string {
  if (key === undefined) throw new Error(`Question ${questionId} has no answer key`);
  const texts = JSON.stringify({
    correctAnswer: questionTypes[key.type].correctAnswer(key),
    answerKey: key,
    explanation: explanations[questionId] ?? null,
    explanationTranslations: explanationTranslations[questionId],
  });
  return `,${texts.slice(1, -1)}`;
}

/** With 'attempt any N', the N questions with the most marks. */
function mostValuable(maxima: readonly Fraction[], attemptLimit: number | undefined): readonly Fraction[] {
  if (attemptLimit === undefined) return maxima;
  return [...maxima].sort((a, b) => compare(b, a)).slice(0, attemptLimit);
}
