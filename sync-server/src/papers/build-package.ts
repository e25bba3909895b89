import { canonicalJson } from '@exam/shared-schema/attempt';
import {
  formatFraction,
  absolute,
  mark,
  parseFraction,
  type MarkingScheme,
} from '@exam/shared-schema/marking';
import {
  packageText,
  reordered,
  type CalculatorKind,
  type PackageImage,
  type PackageQuestion,
  type PackageSection,
  type PackageSet,
  type SetKind,
} from '@exam/shared-schema/paper-package';
import type { AnswerKey, QuestionTypeName } from '@exam/shared-schema/question-types';
import { hasMaths } from '@exam/shared-schema/rich-text';
import { storedExplanation } from './stored-explanations.ts';
import {
  type QuestionState,
  type SetTranslations,
  type StoredExplanation,
  type StoredOption,
  type StoredTranslations,
} from '../database/index.ts';

const OWN_LANGUAGE = 'en';

/** A paper from the editors' tables: everything its package is built from. */
export interface PaperSource {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly categoryName: string;
  readonly durationMinutes: number;
  readonly timingPolicy: 'continuous' | 'pausable';
  readonly sectionTiming: 'free' | 'locked';
  readonly resultsPolicy: 'after-sync' | 'on-submit';
  /** Epoch milliseconds (ST7, ST74). */
  readonly keyReleaseAt: number | null;
  readonly opensAt: number | null;
  readonly closesAt: number | null;
  readonly scheme: MarkingScheme;
  readonly calculator: CalculatorKind | null;
  readonly sections: readonly SectionSource[];
  /** Every set that a question belongs to, in the order of the paper. */
  readonly sets: readonly SetSource[];
  /** Every image that a question shows. */
  readonly images: readonly PackageImage[];
}

export interface SectionSource {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly marksPerQuestion: string | null;
  readonly negativeMarks: string | null;
  readonly timeLimitMinutes: number | null;
  readonly attemptLimit: number | null;
  readonly allowCustomMarksPerQuestion: boolean;
  readonly questions: readonly QuestionSource[];
}

export interface SetSource extends Diagram {
  readonly id: string;
  readonly kind: SetKind;
  readonly title: string | null;
  readonly text: string;
  readonly translations: SetTranslations | null;
}

/** What is shown below a text; null if absent. */
interface Diagram {
  readonly diagramUrl: string | null;
  readonly diagramAlt: string | null;
  readonly diagramLatex: string | null;
}

export interface QuestionSource extends Diagram {
  readonly id: string;
  readonly state: QuestionState;
  readonly setId: string | null;
  readonly type: QuestionTypeName;
  readonly text: string;
  readonly options: readonly StoredOption[];
  readonly key: AnswerKey;
  readonly explanation: string | null;
  readonly topic: string | null;
  readonly marks: string | null;
  readonly negativeMarks: string | null;
  readonly translations: StoredTranslations | null;
}

/** The sort key of an option in a shuffle, unpredictable without this installation's secret (ST9). */
export type ShuffleRank = (questionId: string, optionId: string) => string;

export interface BuiltPackage {
  readonly version: string;
  /** The body that is sent, canonical JSON. */
  readonly content: string;
  readonly totalQuestions: number;
  readonly totalMarks: string;
  readonly keys: Readonly<Record<string, AnswerKey>>;
  readonly explanations: Readonly<Record<string, StoredExplanation>>;
}

/**
 * PK1, PK2: builds the immutable package of a paper and, separately, its answer key. The same paper always gives the same
 * version. @throws Error if a question has no usable key.
 */
export function buildPackage(
  source: PaperSource,
  rank: ShuffleRank,
  sha256: (text: string) => string,
): BuiltPackage {
  const questions = source.sections.flatMap((section) => section.questions);
  const keys = Object.fromEntries(questions.map((question) => [question.id, question.key]));
  const sections = source.sections.map((section) => packSection(section, rank));
  const totalMarks = mark({ scheme: source.scheme, sections }, keys, {}).maximum;
  const totals = { questions: questions.length, marks: totalMarks };
  const sets = source.sets.map(packSet);
  const shown: readonly Shown[] = [...questions, ...source.sets];
  const body = {
    ...head(source),
    sections,
    ...(sets.length > 0 && { sets }),
    totals,
    hasMaths: shown.some(showsMaths),
  };
  const version = sha256(packageText(body));
  return {
    version,
    content: canonicalJson({ ...body, packageVersion: version }),
    totalQuestions: questions.length,
    totalMarks,
    keys,
    explanations: explanationsOf(questions),
  };
}

function head(source: PaperSource) {
  return {
    formatVersion: source.sets.length > 0 ? (2 as const) : (1 as const),
    testId: source.id,
    title: source.title,
    description: source.description,
    categoryName: source.categoryName,
    languages: languagesOf(source),
    ...(source.calculator !== null && { calculator: source.calculator }),
    timing: {
      policy: source.timingPolicy,
      durationSeconds: source.durationMinutes * 60,
      sectionTiming: source.sectionTiming,
    },
    resultsPolicy: source.resultsPolicy,
    scheme: source.scheme,
    images: [...source.images],
  };
}

/** The original language first, then all languages that any question is translated into. */
function languagesOf({ sections, sets }: PaperSource): string[] {
  const shown = [...sections.flatMap((section) => section.questions), ...sets];
  const others = new Set(shown.flatMap(({ translations }) => Object.keys(translations ?? {})));
  return [OWN_LANGUAGE, ...[...others].filter((language) => language !== OWN_LANGUAGE).sort()];
}

function packSection(section: SectionSource, rank: ShuffleRank): PackageSection {
  return {
    _id: section.id,
    title: section.title,
    ...(section.description !== null && { description: section.description }),
    ...(section.marksPerQuestion !== null && { marksPerQuestion: section.marksPerQuestion }),
    ...(section.negativeMarks !== null && { negativeMarks: magnitude(section.negativeMarks) }),
    ...(section.timeLimitMinutes !== null && { timeLimit: section.timeLimitMinutes }),
    ...(section.attemptLimit !== null && { attemptLimit: section.attemptLimit }),
    ...(section.allowCustomMarksPerQuestion && { allowCustomMarksPerQuestion: true }),
    questions: section.questions.map((question) => packQuestion(question, rank)),
  };
}

function packQuestion(question: QuestionSource, rank: ShuffleRank): PackageQuestion {
  const options = reordered(question.options, (movable) =>
    byRank(movable, ({ _id }) => rank(question.id, _id)),
  );
  return {
    _id: question.id,
    type: question.type,
    text: question.text,
    options: options.map(({ _id, text, fixed, row }) => ({
      _id,
      text,
      ...(fixed === true && { fixed }),
      ...(row === true && { row }),
    })),
    ...(question.marks !== null && { marks: question.marks }),
    ...(question.negativeMarks !== null && { negativeMarks: magnitude(question.negativeMarks) }),
    ...packDiagram(question),
    ...(question.topic !== null && { topic: question.topic }),
    ...(question.setId !== null && { set: question.setId }),
    ...(question.translations !== null && { translations: packTranslations(question.translations, options) }),
  };
}

function packSet({ id, kind, title, text, translations, ...diagram }: SetSource): PackageSet {
  return {
    _id: id,
    kind,
    ...(title !== null && { title }),
    text,
    ...packDiagram(diagram),
    ...(translations !== null && { translations }),
  };
}

function packDiagram({ diagramUrl, diagramAlt, diagramLatex }: Diagram) {
  return {
    ...(diagramUrl !== null && { diagramUrl }),
    ...(diagramAlt !== null && { diagramAlt }),
    ...(diagramLatex !== null && { diagramLatex }),
  };
}

/** Options in the order of the original; missing translations fall back to the original text. */
function packTranslations(
  translations: StoredTranslations,
  options: readonly StoredOption[],
): NonNullable<PackageQuestion['translations']> {
  return Object.fromEntries(
    Object.entries(translations).map(([language, translated]) => {
      const texts = new Map(translated.options.map(({ _id, text }) => [_id, text]));
      return [
        language,
        {
          text: translated.text,
          options: options.map(({ _id, text }) => ({ _id, text: texts.get(_id) ?? text })),
        },
      ];
    }),
  );
}

function byRank(
  options: readonly StoredOption[],
  rank: (option: StoredOption) => string,
): readonly StoredOption[] {
  return options
    .map((option) => ({ option, rank: rank(option) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ option }) => option);
}

/** ST16: a penalty is sent as a positive number. */
function magnitude(fraction: string): string {
  return formatFraction(absolute(parseFraction(fraction)));
}

interface Texts {
  readonly text: string;
  readonly options?: readonly { readonly text: string }[];
}

interface Shown extends Texts, Pick<Diagram, 'diagramLatex'> {
  readonly translations: Readonly<Record<string, Texts>> | null;
}

function showsMaths({ diagramLatex, translations, ...own }: Shown): boolean {
  return (
    diagramLatex !== null ||
    [own, ...Object.values(translations ?? {})].some(({ text, options = [] }) =>
      [text, ...options.map((option) => option.text)].some(hasMaths),
    )
  );
}

/** PK2: explanations in all languages, stored with the key and not in the package. */
function explanationsOf(questions: readonly QuestionSource[]): Record<string, StoredExplanation> {
  return Object.fromEntries(
    questions.flatMap(({ id, explanation, translations }) =>
      explanation === null ? [] : [[id, storedExplanation(explanation, translations ?? {})]],
    ),
  );
}
