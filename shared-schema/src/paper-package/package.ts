import * as z from 'zod/mini';
import { digestSchema, idSchema } from '../attempt/events.ts';
import { canonicalJson } from '../attempt/canonical-json.ts';
import { markingSchemeSchema } from '../marking/index.ts';
import { questionTypeNames } from '../question-types/type-names.ts';

/** `scientific` as in GATE; `basic`, with four operations, root and memory, as in CAT. */
export const calculatorKinds = ['scientific', 'basic'] as const;

const fractionText = z.string().check(z.regex(/^-?\d{1,9}(\/\d{1,9}|\.\d{1,9})?$/, 'Not a fraction'));

const packageOptionSchema = z.object({
  _id: idSchema,
  text: z.string(),
  /** Keeps its place in every order (ST71): 'None of these', or an option that others refer to by its letter. */
  fixed: z.optional(z.boolean()),
  /** A row of two lists: it keeps its place, and is matched with the options that are not rows. */
  row: z.optional(z.boolean()),
});

/** The text of a question in another language; its options keep their ids. */
const packageTranslationSchema = z.object({ text: z.string(), options: z.array(packageOptionSchema) });

/** BK5: the kinds of material that the questions of a set share. */
export const setKinds = ['passage', 'table', 'chart'] as const;
export type SetKind = (typeof setKinds)[number];

/** A passage, table or chart that several questions share; it is in the package once. */
export const packageSetSchema = z.object({
  _id: idSchema,
  kind: z.enum(setKinds),
  title: z.optional(z.string()),
  text: z.string(),
  diagramUrl: z.optional(z.string()),
  diagramAlt: z.optional(z.string()),
  diagramLatex: z.optional(z.string()),
  translations: z.optional(
    z.record(z.string(), z.object({ title: z.optional(z.string()), text: z.string() })),
  ),
});

/** A question before the attempt is sealed: without answer and explanation (PK2). */
const packageQuestionSchema = z.object({
  _id: idSchema,
  type: z.enum(questionTypeNames),
  text: z.string(),
  options: z.array(packageOptionSchema),
  marks: z.optional(fractionText),
  /** Non-negative magnitude (ST16). */
  negativeMarks: z.optional(fractionText),
  diagramUrl: z.optional(z.string()),
  diagramAlt: z.optional(z.string()),
  diagramLatex: z.optional(z.string()),
  topic: z.optional(z.string()),
  /** The id of the set that it belongs to. */
  set: z.optional(idSchema),
  /** By language tag: 'hi'. `text` and `options` above are in the paper's first language. */
  translations: z.optional(z.record(z.string(), packageTranslationSchema)),
});

const packageSectionSchema = z.object({
  _id: idSchema,
  title: z.string(),
  description: z.optional(z.string()),
  marksPerQuestion: z.optional(fractionText),
  /** Non-negative magnitude (ST16). */
  negativeMarks: z.optional(fractionText),
  allowCustomMarksPerQuestion: z.optional(z.boolean()),
  /** Minutes; it closes the section only if `sectionTiming` is `locked` (ST17). */
  timeLimit: z.optional(z.number()),
  /** How many questions count ('attempt any N'); all if absent. */
  attemptLimit: z.optional(z.int()),
  questions: z.array(packageQuestionSchema),
});

const packageImageSchema = z.object({
  url: z.string(),
  bytes: z.int(),
  sha256: digestSchema,
  mime: z.string(),
});

/** PK1: everything a device needs to sit a paper with no network. Immutable, and the same for everyone. */
export const paperPackageSchema = z.object({
  /** 2 if the paper has sets, which an app that only knows format 1 would not show. */
  formatVersion: z.literal([1, 2]),
  testId: idSchema,
  packageVersion: digestSchema,
  title: z.string(),
  description: z.string(),
  categoryName: z.string(),
  /** Language tags; the first is the language of the questions' own text, the others are translations. */
  languages: z.array(z.string()),
  /** The on-screen calculator of the exam; none if absent. */
  calculator: z.optional(z.enum(calculatorKinds)),
  timing: z.object({
    policy: z.enum(['continuous', 'pausable']),
    durationSeconds: z.int().check(z.gte(1)),
    sectionTiming: z.enum(['free', 'locked']),
  }),
  resultsPolicy: z.enum(['after-sync', 'on-submit']),
  scheme: markingSchemeSchema,
  sections: z.array(packageSectionSchema),
  sets: z.optional(z.array(packageSetSchema)),
  images: z.array(packageImageSchema),
  /** Whether the paper has maths, so that the device needs KaTeX offline (PK4). */
  hasMaths: z.boolean(),
  totals: z.object({ questions: z.int(), marks: fractionText }),
});

export type PackageOption = z.infer<typeof packageOptionSchema>;
export type CalculatorKind = (typeof calculatorKinds)[number];
export type PackageQuestion = z.infer<typeof packageQuestionSchema>;
export type PackageSet = z.infer<typeof packageSetSchema>;
export type PackageSection = z.infer<typeof packageSectionSchema>;
export type PackageImage = z.infer<typeof packageImageSchema>;
export type PaperPackage = z.infer<typeof paperPackageSchema>;

/** PK1: the text whose SHA-256 is the packageVersion: the content without the version itself. */
export function packageText(content: Omit<PaperPackage, 'packageVersion'> | PaperPackage): string {
  return canonicalJson({ ...content, packageVersion: undefined });
}

/** BK5: the set of a question; undefined if it stands alone. */
export function setOf(
  { sets = [] }: Pick<PaperPackage, 'sets'>,
  { set }: Pick<PackageQuestion, 'set'>,
): PackageSet | undefined {
  return set === undefined ? undefined : sets.find(({ _id }) => _id === set);
}

/** All questions of a paper in its order, each with its section. */
export function questionsInOrder(
  paper: Pick<PaperPackage, 'sections'>,
): { section: PackageSection; question: PackageQuestion; number: number }[] {
  let number = 0;
  return paper.sections.flatMap((section) =>
    section.questions.map((question) => ({ section, question, number: (number += 1) })),
  );
}

export function questionIdsInOrder(paper: Pick<PaperPackage, 'sections'>): string[] {
  return paper.sections.flatMap((section) => section.questions.map((question) => question._id));
}
