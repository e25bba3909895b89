import * as z from 'zod/mini';
import { idSchema } from '../attempt/events.ts';
import { defineCall } from './call.ts';
import { subjectSchema } from './catalogue.ts';
import {
  activeFilter,
  catalogueSort,
  decorationFields,
  descriptionField,
  MAX_NAME,
  messageAnswer,
  nameField,
  searchText,
} from './catalogue-fields.ts';
import { pageAnswer, pageQuery } from './lists.ts';

const name = nameField('Subject name is required.', `Subject name must be at most ${MAX_NAME} characters`);

/** Only the name is asked for. */
export const subjectForm = z.object({
  name,
  description: z._default(descriptionField, ''),
  isActive: z._default(z.boolean(), true),
  icon: z._default(decorationFields.icon, ''),
  gradientColor: z._default(decorationFields.gradientColor, ''),
  badge: z._default(decorationFields.badge, ''),
  badgeColor: z._default(decorationFields.badgeColor, ''),
  badgeIcon: z._default(decorationFields.badgeIcon, ''),
});

/** What is left out stays as it is. */
export const subjectChanges = z.partial(
  z.object({ name, description: descriptionField, isActive: z.boolean(), ...decorationFields }),
);

/** A subject as the console sees it. */
export const managedSubjectSchema = z.extend(subjectSchema, { createdAt: z.string() });
export type ManagedSubject = z.infer<typeof managedSubjectSchema>;

const subjectParams = z.object({ id: idSchema });

export const listSubjects = defineCall({
  name: 'subjects.list',
  summary: 'All subjects, page by page',
  method: 'GET',
  path: '/subjects/get_all_subjects',
  access: 'admin',
  query: z.object({ ...pageQuery(10), search: searchText, isActive: activeFilter, sort: catalogueSort }),
  answer: z.object({ ...pageAnswer, subjects: z.array(managedSubjectSchema) }),
});

/** What a form lets choose from: every subject, by name. */
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

export const createSubject = defineCall({
  name: 'subjects.create',
  summary: 'Make a subject; answers 201',
  method: 'POST',
  path: '/subjects/create_subject',
  access: 'admin',
  body: subjectForm,
  answer: z.object({ data: managedSubjectSchema }),
});

export const updateSubject = defineCall({
  name: 'subjects.update',
  summary: 'Change a subject',
  method: 'PUT',
  path: '/admin/subjects/{id}',
  access: 'admin',
  params: subjectParams,
  body: subjectChanges,
  answer: messageAnswer,
});

export const deleteSubject = defineCall({
  name: 'subjects.delete',
  summary: 'Delete a subject that nothing depends on',
  method: 'DELETE',
  path: '/admin/subjects/{id}',
  access: 'admin',
  params: subjectParams,
  answer: messageAnswer,
});
