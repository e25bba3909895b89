import {
  type ContentQuestion,
  type Diagram,
  drawnQuestion,
  type DrawnQuestion,
  writtenQuestion,
  type WrittenQuestion,
  type WrittenSet,
} from '@exam/content';
import type { Context } from '../context.ts';
import type { Pool } from '../database/index.ts';
import { topicIn, type KnownTopics } from './save-catalogue.ts';
import { slugOf } from './slug.ts';
import type { NewQuestion } from './save-questions.ts';
import type { NewSet } from './save-set.ts';
import { saveMedia } from '../media/index.ts';

/** Of the questions of papers. */
export const SOURCE = 'Prep templates';

interface Filing {
  readonly sourceName?: string;
  /** Of the question; its template's, unless it is asked in another topic too (BK42). */
  readonly about?: { readonly subject: string; readonly topic: string };
}

/** A drawn question as the bank takes it, its diagram stored. */
export async function newDrawnQuestion(
  context: Context,
  saved: KnownTopics,
  drawn: DrawnQuestion,
  { sourceName = SOURCE, about }: Filing = {},
): Promise<NewQuestion> {
  const { diagram, ...question } = drawnQuestion(drawn);
  const { subject, topic } = about ?? drawn.template;
  return {
    ...filed(saved, { ...question, subject, topic }),
    sourceName,
    ...(diagram !== undefined && (await storeDiagram(context, diagram))),
  };
}

/** A question that is written out, as the bank takes it. */
export function newWrittenQuestion(
  saved: KnownTopics,
  question: WrittenQuestion,
  sourceName = SOURCE,
): NewQuestion {
  return { ...filed(saved, writtenQuestion(question)), sourceName };
}

/** A set that is written out, as the bank takes it. */
export function newWrittenSet(
  saved: KnownTopics,
  { name, questions, ...set }: WrittenSet,
  pool: Pool,
  sourceName = SOURCE,
): NewSet {
  return {
    ...set,
    sourceName,
    sourceKey: name,
    questions: questions.map((question) => ({ ...newWrittenQuestion(saved, question, sourceName), pool })),
  };
}

/** @throws Error if the catalogue lacks its subject or its topic. */
function filed(
  saved: KnownTopics,
  { subject, topic, ...question }: ContentQuestion,
): Omit<NewQuestion, 'sourceName'> {
  const subjectId = saved.subjects.get(slugOf(subject));
  const topicId = topic === undefined ? undefined : topicIn(saved, subject, topic);
  if (subjectId === undefined || (topic !== undefined && topicId === undefined))
    throw new Error(
      `The catalogue has no ${topic ?? 'subject'} in ${subject}, which ${question.sourceKey} is about`,
    );
  return { ...question, subjectId, ...(topicId !== undefined && { topicId }) };
}

async function storeDiagram(context: Context, { svg, alt }: Diagram) {
  return { diagramUrl: await saveMedia(context, 'image/svg+xml', Buffer.from(svg)), diagramAlt: alt };
}
