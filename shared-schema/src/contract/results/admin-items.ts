import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { questionTypeNames } from '../../question-types/index.ts';
import { unrankedCountsSchema } from '../attempts/admin.ts';
import { defineCall } from '../call.ts';
import { namedSchema } from '../catalogue/student.ts';
import { searchText } from '../lists.ts';
import { managed } from '../managed.ts';

/** The most ranked attempts at a paper that are analysed. */
export const MOST_ANALYSED = 2_000;

/** Why a question should be reviewed. */
export const itemFlags = [
  'few-attempts',
  'key-doubtful',
  'negative-discrimination',
  'low-discrimination',
  'too-hard',
  'too-easy',
  'unused-option',
] as const;
export type ItemFlag = (typeof itemFlags)[number];

/** Shares in percent with two decimals, correlations with two decimals. */
export const analysedItemSchema = z.object({
  questionId: idSchema,
  /** Place in the paper, from 1. */
  number: z.int(),
  section: z.string(),
  type: z.enum(questionTypeNames),
  text: z.string(),
  attempts: z.int(),
  answeredPercent: z.number(),
  rightPercent: z.number(),
  /** Correlation with the marks of the other questions, -1 to 1; null if either never varies. */
  pointBiserial: z.nullable(z.number()),
  /** The upper 27 % minus the lower 27 %, -1 to 1; null if there are too few attempts for groups. */
  upperLower: z.nullable(z.number()),
  options: z.array(
    z.object({ optionId: idSchema, text: z.string(), isRight: z.boolean(), percent: z.number() }),
  ),
  /** For types whose options do not say it: what was given in each row of two lists, or typed (QT10, QT11). */
  given: z.array(
    z.object({
      /** Null for a typed answer. Items have no letters, because each student has them in another order (ST71). */
      row: z.nullable(z.object({ name: z.string(), text: z.string() })),
      /** The right ones first, then the wrong ones that were given most often. */
      parts: z.array(z.object({ text: z.string(), isRight: z.boolean(), percent: z.number() })),
    }),
  ),
  medianSeconds: z.nullable(z.number()),
  flags: z.array(z.enum(itemFlags)),
});
export type AnalysedItem = z.infer<typeof analysedItemSchema>;

export const itemAnalysisSchema = z.object({
  paper: z.object({ _id: idSchema, title: z.string() }),
  /** The analysed attempts: ranked ones at the newest version with attempts, at most `MOST_ANALYSED`. */
  attempts: z.int(),
  /** ST68: whether they are simulated, because there are too few ranked ones yet; absent if they are of students. */
  isDemo: z.optional(z.boolean()),
  /** IA4: students' attempts at any version of the paper that do not rank, and so are not analysed. */
  unranked: unrankedCountsSchema,
  items: z.array(analysedItemSchema),
});
export type ItemAnalysis = z.infer<typeof itemAnalysisSchema>;

export const itemAnalysis = defineCall({
  name: 'results.itemAnalysis',
  summary:
    'How the questions of a paper did: facility, discrimination, options, times, and what to look at (IA1)',
  method: 'GET',
  path: '/admin/papers/{id}/items',
  access: 'admin',
  params: z.object({ id: idSchema }),
  answer: z.object({ data: itemAnalysisSchema }),
});

/** IA5: a paper with the number of attempts that its analysis can use. */
export const analysablePaperSchema = z.object({
  _id: idSchema,
  title: z.string(),
  categoryId: namedSchema,
  /** Ranked attempts of students, at any version. */
  ranked: z.int(),
  /** ST68: simulated attempts. */
  simulated: z.int(),
});
export type AnalysablePaper = z.infer<typeof analysablePaperSchema>;

export const analysablePapers = managed({
  area: 'papers',
  one: 'a test paper',
  many: 'test papers',
  row: analysablePaperSchema,
}).list({
  name: 'analysable',
  path: '/admin/papers/items',
  summary: 'Test papers for all students, those with attempts to analyse first (IA5)',
  query: { search: searchText },
});
