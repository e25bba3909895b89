import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { refusedDrafts, type RefusedDraft } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bindList, type FileColumns, fileTime } from '../../crud/index.ts';

/** LM11: questions that the language model wrote and the bank rejected, for administrators only. */
export function refusedDraftRoutes(app: FastifyInstance, context: Context): void {
  const { questionDrafts: drafts, topics } = context.store.t;
  bindList(app, context, refusedDrafts, {
    from: drafts,
    ofOrganisation: null,
    order: [desc(drafts.createdAt), desc(drafts.id)],
    select: (queries) =>
      queries
        .select({ draft: drafts, topic: { _id: topics.id, name: topics.name } })
        .from(drafts)
        .innerJoin(topics, eq(topics.id, drafts.topicId))
        .$dynamic(),
    file: IN_FILE,
    present: (rows) =>
      rows.map(({ draft: { id, question, solution, reason, model, createdAt }, topic }) => ({
        _id: id,
        type: question.type,
        text: question.text,
        options: [...question.options],
        key: question.key,
        explanation: question.explanation,
        solution,
        reason,
        topic,
        model,
        createdAt: new Date(createdAt).toISOString(),
      })),
  });
}

/** OP8 */
const IN_FILE: FileColumns<RefusedDraft> = {
  Id: ({ _id }) => _id,
  Type: ({ type }) => type,
  Topic: ({ topic }) => topic.name,
  Question: ({ text }) => text,
  Options: ({ options }) => options.map(({ text }) => text).join('\n'),
  Explanation: ({ explanation }) => explanation,
  'Why it was refused': ({ reason }) => reason,
  'Answer of the second solver': ({ solution }) => solution?.answer ?? null,
  Model: ({ model }) => model,
  'Created, India time': ({ createdAt }) => fileTime(createdAt),
};
