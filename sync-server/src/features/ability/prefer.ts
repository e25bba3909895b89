import type { Context } from '../../context.ts';
import type { DrawnRow } from '../../bank/draw-questions.ts';
import { chooseItems, priorItem } from '../../item-response/index.ts';
import { readAbilities } from './abilities.ts';
import type { MarkAttempts } from './evidence.ts';
import { chanceToGuess } from './items.ts';

/** Orders drawn questions by how well they suit a student. @param perTopic how many of each topic are taken. */
export type Prefer = (rows: readonly DrawnRow[], perTopic: number) => readonly DrawnRow[];

/** Prior ability of a student without responses in a topic. */
const AVERAGE = 0;

/**
 * AB4: within each topic, questions that are most informative at the student's ability come first, mixed with randomness by
 * the progressive method. Since only a random sample of a topic is drawn, the share of tests with a given question cannot
 * exceed the sample's share of the topic.
 */
export async function preferenceOf(
  context: Context,
  markAttempts: MarkAttempts,
  userId: string,
  topicIds: readonly string[],
): Promise<Prefer> {
  const known = await readAbilities(context, markAttempts, userId, topicIds);
  const abilities = new Map(known.map(({ topicId, ability }) => [topicId, ability]));
  const random = () => context.ids.bytes(4).readUInt32BE() / 2 ** 32;
  return (rows, perTopic) => {
    const pool = rows.map((row) => ({ id: row.id, topic: row.topicId, item: itemOf(row), row }));
    const counts = new Map(rows.map(({ topicId }) => [topicId, perTopic]));
    const chosen = chooseItems(pool, counts, (topic) => abilities.get(topic) ?? AVERAGE, random);
    const ids = new Set(chosen.map(({ id }) => id));
    return [...chosen.map(({ row }) => row), ...rows.filter(({ id }) => !ids.has(id))];
  };
}

const itemOf = ({ calibration, difficulty, type, options }: DrawnRow) =>
  calibration ?? priorItem(difficulty, chanceToGuess(type, options));
