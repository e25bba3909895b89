import type { ContentQuestion, ContentSet } from '@exam/content';
import type { Context } from '../context.ts';
import type { Pool } from '../database/index.ts';
import { saveMedia } from '../media/index.ts';
import { topicIn, type KnownTopics } from './save-catalogue.ts';
import type { NewQuestion } from './save-questions.ts';
import type { NewSet } from './save-set.ts';
import { slugOf } from './slug.ts';

/** Of the questions of papers. */
export const SOURCE = 'Prep templates';

/**
 * A question of the content as the bank takes it, its diagram stored.
 * @throws Error if the catalogue lacks its subject or its topic.
 */
export async function newQuestion(
  context: Context,
  saved: KnownTopics,
  { subject, topic, diagram, ...question }: ContentQuestion,
  sourceName = SOURCE,
): Promise<NewQuestion> {
  const subjectId = saved.subjects.get(slugOf(subject));
  const topicId = topic === undefined ? undefined : topicIn(saved, subject, topic);
  if (subjectId === undefined || (topic !== undefined && topicId === undefined))
    throw new Error(
      `The catalogue has no ${topic ?? 'subject'} in ${subject}, which ${question.sourceKey} is about`,
    );
  return {
    ...question,
    sourceName,
    subjectId,
    ...(topicId !== undefined && { topicId }),
    ...(diagram !== undefined && (await storeDiagram(context, diagram))),
  };
}

/** A set of the content as the bank takes it. @throws Error as `newQuestion`. */
export async function newSet(
  context: Context,
  saved: KnownTopics,
  { questions, ...set }: ContentSet,
  pool: Pool,
  sourceName = SOURCE,
): Promise<NewSet> {
  const own = await Promise.all(
    questions.map((question) => newQuestion(context, saved, question, sourceName)),
  );
  return { ...set, sourceName, questions: own.map((question) => ({ ...question, pool })) };
}

async function storeDiagram(context: Context, { svg, alt }: NonNullable<ContentQuestion['diagram']>) {
  return { diagramUrl: await saveMedia(context, 'image/svg+xml', Buffer.from(svg)), diagramAlt: alt };
}
