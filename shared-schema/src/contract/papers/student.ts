import * as z from 'zod/mini';
import { digestSchema, idSchema } from '../../attempt/ids.ts';
import { testFitSchema } from '../../test-plan/test-fit.ts';
import { defineCall } from '../call.ts';
import { namedSchema } from '../catalogue/student.ts';
import { pageAnswer, pageQuery } from '../lists.ts';

export const paperTypes = ['ai', 'manual', 'sectioned'] as const;
export const difficultyFilters = ['easy', 'medium', 'hard'] as const;

/** A test paper in a list: with counts, never with questions (ST10). */
export const paperSummarySchema = z.object({
  _id: idSchema,
  title: z.string(),
  description: z.string(),
  attemptCount: z.int(),
  /** ST68: how many of the attempts were simulated for the demo; absent or 0 for none. */
  demoAttempts: z.optional(z.int()),
  /** Exam time, minutes. */
  duration: z.number(),
  totalQuestions: z.int(),
  totalMarks: z.number(),
  /** 1 to 10. */
  difficultyLevel: z.int(),
  categoryId: namedSchema,
  subjectIds: z.array(namedSchema),
  createdBy: z.object({ username: z.string() }),
  hasSections: z.boolean(),
  isActive: z.boolean(),
  isAiGenerated: z.boolean(),
  isAdaptive: z.boolean(),
  /** The owner of a generated paper (ST10); null for a paper that is open to all. */
  ownerId: z.nullable(idSchema),
  /** ISO 8601 UTC. */
  createdAt: z.string(),
  templateId: z.nullable(idSchema),
  sections: z.array(z.object({ _id: idSchema, title: z.string(), questionCount: z.int() })),
  /** Tokens; 0 is free. */
  price: z.int(),
  /** The version that is currently issued; null while the paper is being prepared. */
  packageVersion: z.nullable(digestSchema),
  /** Download size when it is saved for offline use, bytes. */
  packageBytes: z.int(),
  resultsPolicy: z.enum(['after-sync', 'on-submit']),
  /** OR13: only members of its college see it; absent or false for a paper for everyone. */
  isOfCollege: z.optional(z.boolean()),
  /** ST74: when it may be started, ISO 8601 UTC; null or absent if unlimited. */
  opensAt: z.optional(z.nullable(z.string())),
  closesAt: z.optional(z.nullable(z.string())),
  /** ED16: attempts end when it closes, whenever they began; absent if each has its own span. */
  commonEnd: z.optional(z.boolean()),
  /** ED1: it is saved encrypted, and can be read from then on, ISO 8601 UTC; null or absent for other papers. */
  encryptedUntil: z.optional(z.nullable(z.string())),
  /** BA13: it is assigned to a batch of the caller: the window is that of the assignment, and it costs nothing. */
  isAssigned: z.optional(z.boolean()),
  /** Of a paper that is generated for one student: the state, and why it could not be made. */
  generation: z.optional(
    z.object({
      state: z.enum(['making', 'made', 'failed']),
      failure: z.nullable(z.string()),
      /**
       * LM7: how many of its questions were written by a language model and by templates; absent or null if no model is
       * used.
       */
      madeBy: z.optional(z.nullable(z.object({ model: z.int(), embedded: z.int() }))),
      /** GN11: what the test has, and how it differs from its template; absent or null until it is made. */
      fit: z.optional(z.nullable(testFitSchema)),
    }),
  ),
});

export type PaperSummary = z.infer<typeof paperSummarySchema>;

const paperList = z.object({ ...pageAnswer, papers: z.array(paperSummarySchema) });

/** OR13: papers of the caller's college are shown to no other user of the device. */
const isOfCollege = ({ isOfCollege: is }: PaperSummary) => is === true;
const hasOfCollege = ({ papers }: z.infer<typeof paperList>) => papers.some(isOfCollege);

/** PK15: only papers of one exam. */
const ofExam = { category: z.optional(idSchema) };

export const trendingPapers = defineCall({
  name: 'papers.trending',
  summary: 'The papers with the most attempts in the last seven days first',
  method: 'GET',
  path: '/test-papers/trending',
  access: 'public',
  query: z.object({ ...pageQuery(10), ...ofExam }),
  answer: paperList,
});

const paperFilters = {
  ...ofExam,
  type: z.optional(z.enum(paperTypes)),
  difficulty: z.optional(z.enum(difficultyFilters)),
};

export const allPapers = defineCall({
  name: 'papers.all',
  summary: 'Open papers, newest first',
  method: 'GET',
  path: '/test-papers/get_all_testpaper',
  access: 'public',
  query: z.object({ ...pageQuery(10), ...paperFilters }),
  answer: paperList,
  isPrivate: hasOfCollege,
});

export const predefinedPapers = defineCall({
  name: 'papers.predefined',
  summary: 'Open papers that administrators made, newest first',
  method: 'GET',
  path: '/admin/test_papers/admin-tests',
  access: 'public',
  query: z.object({ ...pageQuery(10), ...paperFilters }),
  answer: paperList,
  isPrivate: hasOfCollege,
});

export const paperOverview = defineCall({
  name: 'papers.overview',
  summary: 'One paper without its questions',
  method: 'GET',
  path: '/test-papers/get_testpaper_by_id/{id}',
  access: 'public',
  params: z.object({ id: idSchema }),
  answer: z.object({ data: paperSummarySchema }),
  isPrivate: ({ data }) => data.ownerId !== null || data.isAssigned === true || isOfCollege(data),
});
