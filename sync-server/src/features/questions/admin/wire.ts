import type { Tables } from '../../../database/index.ts';

export interface NamedQuestion {
  readonly question: Tables['questions']['$inferSelect'];
  /** Names; null if the question has none. */
  readonly subject: string | null;
  readonly topic: string | null;
}

/** What the list and the whole question both say. */
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
