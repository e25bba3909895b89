import { defineCall, messageAnswer, pageAnswer, pageQuery, searchText } from '@exam/shared-schema/contract';
import * as z from 'zod/mini';

/** The calls of an entity with every kind of value, for tests of the console's declarations. */

const needed = (sentence: string) => z.string(sentence).check(z.trim(), z.minLength(1, sentence));

const address = z.object({ city: needed('City is required in address'), pincode: z.string() });
const feature = z.object({ text: needed('Say what it is'), included: z.boolean() });
const types = z.enum(['University', 'College'], 'Choose a type');

const trialForm = z.object({
  name: needed('College name is required'),
  notes: z._default(z.string(), ''),
  type: types,
  year: z.int('Established year is required'),
  fee: z._default(z.nullable(z.number()), null),
  parentId: z._default(z.nullable(z.string()), null),
  subjects: z.array(z.string()),
  levels: z.object({ min: z.int(), max: z.int() }),
  icon: z.string(),
  gradient: z.string(),
  badge: z.string(),
  badgeColor: z.string(),
  isActive: z.boolean(),
  address,
  features: z.array(feature),
});

const trialSchema = z.extend(trialForm, { _id: z.string(), createdAt: z.string() });
export type Trial = z.infer<typeof trialSchema>;

const params = z.object({ id: z.string() });

export const listTrials = defineCall({
  name: 'topics.list',
  summary: 'Colleges, page by page',
  method: 'GET',
  path: '/trials',
  access: 'admin',
  query: z.object({
    ...pageQuery(10),
    search: searchText,
    type: z.optional(types),
    sort: z._default(z.enum(['name', '-name']), 'name'),
  }),
  answer: z.object({ ...pageAnswer, trials: z.array(trialSchema) }),
});

export const exportTrials = defineCall({
  name: 'topics.export',
  summary: 'Colleges as a file',
  method: 'GET',
  path: '/trials/export',
  access: 'admin',
  query: z.object({ search: searchText, sort: z.optional(z.enum(['name', '-name'])) }),
  answer: z.unknown(),
});

/** A list with other names for its paging members. */
export const listOtherwise = defineCall({
  name: 'topics.otherwise',
  summary: 'Colleges, page by page, in another shape',
  method: 'GET',
  path: '/trials/otherwise',
  access: 'admin',
  query: z.object({ ...pageQuery(10), sort: z._default(z.enum(['name', '-name']), 'name') }),
  answer: z.object({
    page: z.int(),
    totalPages: z.int(),
    totalTrials: z.int(),
    trials: z.array(trialSchema),
  }),
});

/** A list without a search. */
export const listPlain = defineCall({
  name: 'topics.plain',
  summary: 'Colleges, page by page, without a search',
  method: 'GET',
  path: '/trials/plain',
  access: 'admin',
  query: z.object({ ...pageQuery(10), sort: z._default(z.enum(['name', '-name']), 'name') }),
  answer: z.object({ ...pageAnswer, trials: z.array(trialSchema) }),
});

export const createTrial = defineCall({
  name: 'topics.create',
  summary: 'Make a college',
  method: 'POST',
  path: '/trials',
  access: 'admin',
  body: trialForm,
  answer: z.object({}),
});

export const updateTrial = defineCall({
  name: 'topics.update',
  summary: 'Change a college',
  method: 'PUT',
  path: '/trials/{id}',
  access: 'admin',
  params,
  body: z.partial(trialForm),
  answer: messageAnswer,
});

export const switchTrial = defineCall({
  name: 'topics.switch',
  summary: 'Open or close a college',
  method: 'PATCH',
  path: '/trials/{trialId}',
  access: 'admin',
  params: z.object({ trialId: z.string() }),
  body: z.object({ isActive: z.boolean() }),
  answer: messageAnswer,
});

export const inviteTrial = defineCall({
  name: 'topics.invite',
  summary: 'Send a college its invitation',
  method: 'POST',
  path: '/trials/{id}/invitation',
  access: 'admin',
  params,
  answer: z.object({}),
});

export const deleteTrial = defineCall({
  name: 'topics.delete',
  summary: 'Delete a college',
  method: 'DELETE',
  path: '/trials/{id}',
  access: 'admin',
  params,
  answer: z.object({}),
});
