import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { subjectSchema } from '../student.ts';
import {
  catalogueQuery,
  decorationFields,
  descriptionField,
  MAX_NAME,
  nameField,
  undecorated,
} from './fields.ts';
import { changesOf, formOf } from '../../forms.ts';
import { managed } from '../../managed.ts';

const name = nameField(
  'Subject name',
  'Subject name is required.',
  `Subject name must be at most ${MAX_NAME} characters`,
);

const fields = { name, description: descriptionField, isActive: z.boolean(), ...decorationFields };

/** A subject as the console sees it. */
export const managedSubjectSchema = z.extend(subjectSchema, { createdAt: z.string() });
export type ManagedSubject = z.infer<typeof managedSubjectSchema>;

const thing = managed({ area: 'subjects', one: 'a subject', many: 'subjects', row: managedSubjectSchema });

export const subjectCalls = {
  list: thing.list({ path: '/subjects/get_all_subjects', query: catalogueQuery }),
  create: thing.create({
    path: '/subjects/create_subject',
    /** Only the name is required. */
    form: formOf(fields, { description: '', isActive: true, ...undecorated }),
  }),
  update: thing.update({ path: '/admin/subjects/{id}', changes: changesOf(fields) }),
  delete: thing.delete({ path: '/admin/subjects/{id}' }),
};

/** Every subject, for a form to choose from. */
export const everySubject = defineCall({
  name: 'subjects.every',
  summary: 'Every subject at once, by name',
  method: 'GET',
  path: '/admin/subjects_get_all',
  access: 'admin',
  answer: z.object({
    message: z.string(),
    data: z.object({ count: z.int(), subjects: z.array(managedSubjectSchema) }),
  }),
});
