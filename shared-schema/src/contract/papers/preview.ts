import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { paperPackageSchema } from '../../paper-package/index.ts';
import { answerKeySchema } from '../../question-types/index.ts';
import { defineCall } from '../call.ts';

/** A paper as a student gets it, and separately the key, which a student gets only after the attempt. */
const paperPreviewSchema = z.object({
  paper: paperPackageSchema,
  /** `published`: the current package; `draft`: the package that activating the paper would publish. */
  source: z.enum(['published', 'draft']),
  /** Why a draft cannot be activated, as a sentence; null if it can. */
  obstacle: z.nullable(z.string()),
  /** By question. */
  keys: z.record(idSchema, answerKeySchema),
  explanations: z.record(idSchema, z.string()),
});
export type PaperPreview = z.infer<typeof paperPreviewSchema>;

export const paperPreview = defineCall({
  name: 'papers.preview',
  summary: 'A test paper as a student sees it, published or not, and separately its key (MP7)',
  method: 'GET',
  path: '/admin/test-papers/{id}/preview',
  access: 'admin',
  params: z.object({ id: idSchema }),
  answer: z.object({ data: paperPreviewSchema }),
});
