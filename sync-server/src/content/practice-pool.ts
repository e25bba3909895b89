import { setImmediate } from 'node:timers/promises';
import { and, count, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { readCatalogue, topicIn, type KnownTopics } from '../features/catalogue/save-catalogue.ts';
import { saveQuestions } from '../features/questions/save-questions.ts';
import { deriveSecret } from '../installation/index.ts';
import { contentOf, QuestionBank, toNewQuestion } from './question-bank.ts';
import { templates, type Template } from './templates/index.ts';

const SOURCE = 'Prep practice';

/** BK8: questions of the practice pool that each topic has at least, if any template is about it. */
const FEWEST_TO_PRACTISE = 40;

/** ST9: decides every question that templates make here. */
export function templateSeed({ installation }: Pick<Context, 'installation'>): string {
  return deriveSecret(installation.secret, 'question-templates').toString('hex');
}

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
  const there = await practiceCounts(context);
  const seed = `${templateSeed(context)} practice`;
  const bank = new QuestionBank(templates, seed, await takenBy(context, SOURCE));
  for (const [topicId, own] of templatesByTopic(known)) {
    signal.throwIfAborted();
    const missing = FEWEST_TO_PRACTISE - (there.get(topicId) ?? 0);
    const drawn = bank.drawSome(Math.max(0, missing), (template) => own.has(template));
    // At once, so that their diagrams share commits.
    const made = await Promise.all(drawn.map((each) => toNewQuestion(context, known, each, SOURCE)));
    const questions = made.map((question) => ({ ...question, pool: 'practice' as const }));
    if (questions.length > 0) await saveQuestions(context, questions);
    // Requests come first.
    await setImmediate();
  }
}

/** By the ids of topics. */
export function templatesByTopic(known: KnownTopics): Map<string, Set<Template>> {
  const byTopic = new Map<string, Set<Template>>();
  for (const template of templates) {
    const topicId = topicIn(known, template.subject, template.topic);
    if (topicId === undefined) continue;
    byTopic.set(topicId, (byTopic.get(topicId) ?? new Set()).add(template));
  }
  return byTopic;
}

async function practiceCounts({ store: { read, t } }: Context): Promise<Map<string, number>> {
  const { topicId, pool, state } = t.questions;
  const rows = await read
    .select({ topicId, questions: count() })
    .from(t.questions)
    .where(and(eq(pool, 'practice'), eq(state, 'active'), isNotNull(topicId)))
    .groupBy(topicId);
  return new Map(rows.map((row) => [row.topicId as string, row.questions]));
}
