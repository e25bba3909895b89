import { setImmediate } from 'node:timers/promises';
import { and, count, eq, inArray, isNotNull } from 'drizzle-orm';
import type { QuestionTypeName } from '@exam/shared-schema/question-types';
import type { PracticeTopic } from '@exam/content';
import type { Context } from '../context.ts';
import { readCatalogue, topicIn, type KnownTopics } from './save-catalogue.ts';
import { saveQuestions } from './save-questions.ts';
import { saveSet } from './save-set.ts';
import { loadContent, templateSeed } from './content.ts';
import { newQuestion, newSet } from './new-questions.ts';

const SOURCE = 'Prep practice';

/**
 * What is asked already: nothing that is made later says the same.
 * @param topicIds of these topics alone.
 */
export async function contentsInBank(
  { store: { read, t } }: Context,
  topicIds?: readonly string[],
): Promise<string[]> {
  const { text, options, topicId } = t.questions;
  const rows = await read
    .select({ text, options })
    .from(t.questions)
    .where(topicIds && inArray(topicId, [...topicIds]));
  const { contentOf } = await loadContent();
  return rows.map(contentOf);
}

/** The same, with what a source has made: an administrator may have reworded it since. */
export async function takenBy(context: Context, source: string): Promise<string[]> {
  const { read, t } = context.store;
  const { sourceKey, sourceName } = t.questions;
  const made = await read.select({ sourceKey }).from(t.questions).where(eq(sourceName, source));
  return [...(await contentsInBank(context)), ...made.map((row) => row.sourceKey)];
}

/**
 * BK8: makes what the practice pool lacks, topic by topic, by the templates that the papers are made by. None of it is
 * asked anywhere else. A run that ended anywhere is continued by the next.
 */
export async function fillPracticePool(context: Context, signal: AbortSignal): Promise<void> {
  const known = await readCatalogue(context);
  await keepPracticeSets(context, known, signal);
  const there = await practiceCounts(context);
  const seed = `${templateSeed(context)} practice`;
  const { TopicQuestions } = await loadContent();
  const content = new TopicQuestions(seed, await takenBy(context, SOURCE));
  for (const [topicId, topic] of await practiceTopicsById(known)) {
    signal.throwIfAborted();
    const missing = content.missing(topic, there.get(topicId) ?? new Map());
    // At once, so that their diagrams share commits.
    const made = await Promise.all(missing.map((each) => newQuestion(context, known, each, SOURCE)));
    const questions = made.map((question) => ({ ...question, pool: 'practice' as const }));
    if (questions.length > 0) await saveQuestions(context, questions);
    // Requests come first.
    await setImmediate();
  }
}

/** BK43: but for those of topics that an administrator has deleted. */
async function keepPracticeSets(context: Context, known: KnownTopics, signal: AbortSignal): Promise<void> {
  const { setsOfTopics } = await loadContent();
  for (const set of setsOfTopics()) {
    signal.throwIfAborted();
    const isKnown = set.questions.every(
      ({ subject, topic = '' }) => topicIn(known, subject, topic) !== undefined,
    );
    if (isKnown) await saveSet(context, await newSet(context, known, set, 'practice', SOURCE));
    await setImmediate();
  }
}

export async function practiceTopicsById(known: KnownTopics): Promise<Map<string, PracticeTopic>> {
  const { practiceTopics } = await loadContent();
  const byId = new Map<string, PracticeTopic>();
  for (const topic of practiceTopics()) {
    const topicId = topicIn(known, topic.subject, topic.topic);
    if (topicId !== undefined && !byId.has(topicId)) byId.set(topicId, topic);
  }
  return byId;
}

/** By topic, and by type. */
async function practiceCounts({
  store: { read, t },
}: Context): Promise<Map<string, Map<QuestionTypeName, number>>> {
  const { topicId, type, pool, state } = t.questions;
  const rows = await read
    .select({ topicId, type, questions: count() })
    .from(t.questions)
    .where(and(eq(pool, 'practice'), eq(state, 'active'), isNotNull(topicId)))
    .groupBy(topicId, type);
  const counts = new Map<string, Map<QuestionTypeName, number>>();
  for (const row of rows) {
    const id = row.topicId as string;
    counts.set(id, (counts.get(id) ?? new Map<QuestionTypeName, number>()).set(row.type, row.questions));
  }
  return counts;
}
