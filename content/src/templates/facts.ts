import { combinations } from './combinations.ts';
import { judged, said, type Fact, type Shown } from './fact.ts';
import { randomFrom, type Random } from './random.ts';
import type { MadeQuestion, Turn } from './template.ts';

const OPTIONS = 4;

/**
 * CT5: one statement of four, or of five, is true, or one is not. Any fact may be the odd one, in the company of any others;
 * successive questions have each fact as the odd one in turn, and every company before one comes again.
 */
export function chooseFact(random: Random, turn: Turn, about: string, pool: readonly Fact[]): MadeQuestion {
  const order = turn.family.shuffle(pool);
  const odd = order[turn.number % order.length] as Fact;
  const round = Math.floor(turn.number / order.length);
  const chance = randomFrom(JSON.stringify([turn.family.int(0, 2 ** 31), odd[0]]));
  const companies = chance.shuffle(
    combinations(
      order.filter((fact) => fact !== odd),
      turn.options - 1,
    ),
  );
  const asksForTrueFirst = companies.map(() => chance.int(0, 1) === 1);
  const place = round % companies.length;
  const isSecondTime = Math.floor(round / companies.length) % 2 === 1;
  const asksForTrue = asksForTrueFirst[place] !== isSecondTime;
  const shown = [odd, ...(companies[place] ?? [])].map((fact, index) => ({
    fact,
    saysTrue: asksForTrue === (index === 0),
  }));
  return toQuestion(
    random,
    shown,
    ({ saysTrue }) => saysTrue === asksForTrue,
    `Which of the following statements about ${about} is ${asksForTrue ? 'correct' : '**not** correct'}?`,
  );
}

/** CT5: any of four statements may be true, and at least one is. */
export function chooseFacts(random: Random, turn: Turn, about: string, pool: readonly Fact[]): MadeQuestion {
  const sets = turn.family.shuffle(combinations(pool, OPTIONS));
  const facts = sets[turn.number % sets.length] ?? [];
  const patterns = Array.from({ length: 2 ** OPTIONS - 1 }, (_unused, index) => index + 1);
  const round = Math.floor(turn.number / sets.length);
  const chance = randomFrom(JSON.stringify([turn.family.int(0, 2 ** 31), turn.number % sets.length]));
  const pattern = chance.shuffle(patterns)[round % patterns.length] ?? 1;
  const shown = facts.map((fact, index) => ({ fact, saysTrue: (pattern & (2 ** index)) !== 0 }));
  return toQuestion(
    random,
    shown,
    ({ saysTrue }) => saysTrue,
    `Which of the following statements about ${about} is/are correct?`,
  );
}

function toQuestion(
  random: Random,
  shown: readonly Shown[],
  isRight: (one: Shown) => boolean,
  text: string,
): MadeQuestion {
  const options = shown.map((one) => ({ text: said(one), isRight: isRight(one) }));
  return {
    text,
    options: random.shuffle(options),
    answer: null,
    explanation: shown.map(judged).join('\n\n'),
    diagram: null,
    within: null,
    proof: [],
  };
}
