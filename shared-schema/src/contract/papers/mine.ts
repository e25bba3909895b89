import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pageAnswer, pageQuery } from '../lists.ts';
import { difficultyFilters, paperSummarySchema, paperTypes } from './student.ts';

export const MY_PAPERS_PAGE = 12;

export const myTestPapers = defineCall({
  name: 'papers.mine',
  summary: 'Papers that the caller may take: open ones and those generated for the caller, newest first',
  method: 'GET',
  path: '/admin/my_test_paper',
  access: 'signed-in',
  query: z.object({
    ...pageQuery(MY_PAPERS_PAGE),
    type: z.optional(z.enum(paperTypes)),
    difficulty: z.optional(z.enum(difficultyFilters)),
  }),
  answer: z.object({
    ...pageAnswer,
    data: z.array(paperSummarySchema),
    /** As `page`, `pages` and `total`. */
    meta: z.object({ page: z.int(), totalPages: z.int(), total: z.int() }),
  }),
});
