import { setImmediate } from 'node:timers/promises';
import { and, count, eq, isNotNull, notExists } from 'drizzle-orm';
import type { PracticeTopic } from '@exam/content';
import type { Context } from '../context.ts';
import { loadContent, templateSeed } from './content.ts';
import { newQuestion } from './new-questions.ts';
import { practiceTopicsById, takenBy } from './practice-pool.ts';
import { readCatalogue } from './save-catalogue.ts';
import { saveQuestions } from './save-questions.ts';

const SOURCE = 'Prep reserve';
const ANY_DIFFICULTY = { min: 1, max: 10 };

/**
 * Of each type that is asked in the topic. A paper of a whole exam asks up to a fifth of what there is to practise of the
 * topic (AB60); the rest is for topics whose templates make few.
 */
export const reserveOf = ({ wanted }: PracticeTopic): number => Math.ceil(wanted * 0.3);

/**
 * ST130: keeps ranked questions that no paper has, so that papers can be made by templates, also by colleges, whose papers
 * take no question of another organisation (OR12). A run that ended anywhere is continued by the next.
 */
export async function fillRankedReserve(context: Context, signal: AbortSignal): Promise<void> {
  const known = await readCatalogue(context);
  const there = await unusedCounts(context);
  const { TopicQuestions } = await loadContent();
  const content = new TopicQuestions(`${templateSeed(context)} reserve`, await takenBy(context, SOURCE));
  for (const [topicId, topic] of await practiceTopicsById(known)) {
    signal.throwIfAborted();
    const drawn = typesOf(topic).flatMap((type) => {
      const missing = reserveOf(topic) - (there.get(`${topicId} ${type}`) ?? 0);
      return missing > 0 ? content.draw([topic], { type, count: missing, difficulty: ANY_DIFFICULTY }) : [];
    });
    const made = await Promise.all(drawn.map((each) => newQuestion(context, known, each, SOURCE)));
    if (made.length > 0) await saveQuestions(context, made);
    // Requests come first.
    await setImmediate();
  }
}

const typesOf = ({ asked }: PracticeTopic) => [...new Set(asked.flat())];

/** By '<topic> <type>'. */
async function unusedCounts({ store: { read, t } }: Context): Promise<Map<string, number>> {
  const { id, topicId, type, pool, state } = t.questions;
  const inPapers = read.select().from(t.paperQuestions).where(eq(t.paperQuestions.questionId, id));
  const rows = await read
    .select({ topicId, type, questions: count() })
    .from(t.questions)
    .where(and(eq(pool, 'ranked'), eq(state, 'active'), isNotNull(topicId), notExists(inPapers)))
    .groupBy(topicId, type);
  return new Map(rows.map((row) => [`${row.topicId} ${row.type}`, row.questions]));
}
