import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { defineCall } from '../call.ts';
import { namedSchema } from '../catalogue/student.ts';

/** An exam template, as shown to students who make a test. */
export const templateSchema = z.object({
  _id: idSchema,
  name: z.string(),
  categoryId: namedSchema,
  description: z.string(),
  /** Minutes. */
  duration: z.int(),
  totalMarks: z.number(),
  sections: z.array(z.object({ _id: idSchema, title: z.string(), questionCount: z.int() })),
  isAiEnabled: z.boolean(),
  isdefault: z.boolean(),
});

export const allTemplates = defineCall({
  name: 'templates.all',
  summary: 'Public exam templates; administrators see the private ones as well',
  method: 'GET',
  path: '/templates/get_all_templates',
  access: 'signed-in',
  answer: z.object({ data: z.array(templateSchema) }),
});
