import type { TestForecast } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../http/index.ts';
import { levelOf, meanAbility, PRIOR_ABILITY } from '../../item-response/index.ts';
import type { ChosenTest } from './choice.ts';
import { fillFor, readPlan, type Generating } from './make-test.ts';
import { NO_MAKER } from '../../bank/question-maker.ts';

interface Forecast {
  readonly userId: string;
  readonly chosen: ChosenTest;
}

/**
 * AB61: the ability that an adaptive test would be based on, and the difficulty that follows from it: a test is drawn by the
 * same code, and not stored, so that the difficulty is also what the bank and the template allow.
 */
export async function forecastFor(
  context: Context,
  generating: Pick<Generating, 'preferFor' | 'abilitiesIn'>,
  { userId, chosen }: Forecast,
): Promise<TestForecast> {
  const { topicIds } = chosen.choice;
  const known = await generating.abilitiesIn(userId, topicIds);
  const byTopic = new Map(known.map((ability) => [ability.topicId, ability]));
  const mean = meanAbility(topicIds.map((topicId) => byTopic.get(topicId) ?? PRIOR_ABILITY));
  return {
    level: known.length === 0 ? null : { ...levelOf(mean), answers: mean.count },
    topicsAnswered: known.length,
    difficulty: commonRange(await difficultiesOf(context, generating, { userId, chosen })),
  };
}

/** Empty if there are too few questions. */
async function difficultiesOf(
  context: Context,
  { preferFor }: Pick<Generating, 'preferFor'>,
  { userId, chosen }: Forecast,
): Promise<readonly number[]> {
  const planned = await readPlan(context, context.store.read, chosen);
  try {
    return (await fillFor(context, { maker: NO_MAKER, preferFor }, { userId, planned })).difficulties;
  } catch (error) {
    if (error instanceof AppError && error.code === 'BANK_TOO_SMALL') return [];
    throw error;
  }
}

/** The share of the questions that are within the range. Another draw has somewhat fewer there, but most of them. */
const MOSTLY = 2 / 3;
const LEAST = 1;
const MOST = 10;

/** The narrowest range that most values are in; of equally narrow ones the one with more values. Null without values. */
export function commonRange(values: readonly number[]): { min: number; max: number } | null {
  if (values.length === 0) return null;
  const within = (min: number, max: number) => values.filter((value) => value >= min && value <= max).length;
  for (let width = 0; width < MOST - LEAST; width += 1) {
    const ranges = Array.from({ length: MOST - width }, (_, place) => ({
      min: LEAST + place,
      max: LEAST + place + width,
    }));
    const [best] = ranges.toSorted((a, b) => within(b.min, b.max) - within(a.min, a.max));
    if (best !== undefined && within(best.min, best.max) >= MOSTLY * values.length) return best;
  }
  return { min: LEAST, max: MOST };
}
