import { eq, inArray } from 'drizzle-orm';
import { type QuestionTypeName, questionTypes } from '@exam/shared-schema/question-types';
import type { Store } from '../../database/index.ts';
import { priorItem, type Item } from '../../item-response/index.ts';

export interface TopicItem {
  readonly topicId: string;
  /** The item before any answers. */
  readonly prior: Item;
  /** The calibrated item, or the prior. */
  readonly item: Item;
}

const AT_ONCE = 500;

/**
 * AB2: questions as items of the three-parameter model, by id. Questions without a topic, and dropped or bonus questions,
 * carry no information and are omitted.
 */
export async function readItems(
  { read, t: { questions, calibrations } }: Store,
  ids: readonly string[],
): Promise<Map<string, TopicItem>> {
  const items = new Map<string, TopicItem>();
  const { id, topicId, type, difficulty, options, state } = questions;
  const { a, b, c } = calibrations;
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const rows = await read
      .select({ id, topicId, type, difficulty, options, state, a, b, c })
      .from(questions)
      .leftJoin(calibrations, eq(calibrations.questionId, id))
      .where(inArray(id, ids.slice(start, start + AT_ONCE)));
    for (const row of rows) {
      if (row.topicId === null || row.state === 'dropped' || row.state === 'bonus') continue;
      const prior = priorItem(row.difficulty, chanceToGuess(row.type, row.options.length));
      const item = itemOf(row, prior);
      items.set(row.id, { topicId: row.topicId, prior, item });
    }
  }
  return items;
}

type Calibration = { readonly [name in keyof Item]: number | null };

function itemOf({ a, b, c }: Calibration, prior: Item): Item {
  return a === null || b === null || c === null ? prior : { a, b, c };
}

/** The probability of guessing right, by the question's type. */
export function chanceToGuess(type: QuestionTypeName, options: number): number {
  return options === 0 ? 0 : questionTypes[type].guess(options);
}
