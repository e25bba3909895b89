import type { Context } from '../../context.ts';
import type { DrawnRow } from '../../database/index.ts';
import { chooseItems, priorItem } from '../../item-response/index.ts';
import { readAbilities } from './abilities.ts';
import type { MarkAttempts } from './evidence.ts';
import { chanceToGuess } from './items.ts';

/** Puts drawn questions in the order in which they suit a student. @param perTopic how many of each topic are taken. */
export type Prefer = (rows: readonly DrawnRow[], perTopic: number) => readonly DrawnRow[];

/** Of somebody of whom nothing is known. */
const AVERAGE = 0;

/**
 * AB4: of each topic first the questions that tell most about the student's ability in it, mixed with chance by the
 * progressive method. Since only a random sample of a topic is drawn, no question can be in a larger share of the tests
 * than the sample is of its topic.
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
