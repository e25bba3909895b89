import { eq } from 'drizzle-orm';
import type { Queries, Store, Tables } from '../../../database/index.ts';

export interface NamedQuestion {
  readonly question: Tables['questions']['$inferSelect'];
  /** Names; null if the question has none. */
  readonly subject: string | null;
  readonly topic: string | null;
}

/** Questions with the names of their subject and topic. */
export function selectNamed({ t: { questions, subjects, topics } }: Store, queries: Queries) {
  return queries
    .select({ question: questions, subject: subjects.name, topic: topics.name })
    .from(questions)
    .leftJoin(subjects, eq(subjects.id, questions.subjectId))
    .leftJoin(topics, eq(topics.id, questions.topicId))
    .$dynamic();
}

/** The fields that the list and the detail view share. */
export function shortFacts({ question, subject, topic }: NamedQuestion) {
  const { id, type, pool, state, difficulty, licence, createdAt, subjectId, topicId } = question;
  return {
    _id: id,
    subject: named(subjectId, subject),
    topic: named(topicId, topic),
    type,
    pool,
    state,
    difficulty,
    licence,
    createdAt: new Date(createdAt).toISOString(),
  };
}

const named = (_id: string | null, name: string | null) =>
  _id === null || name === null ? null : { _id, name };
