import type { Random } from './random.ts';
import type { MadeQuestion, Turn } from './template.ts';

/** A statement that is true, and a false one that is easily taken for it. */
export type Fact = readonly [isTrue: string, isFalse: string];

const OPTIONS = 4;

/**
 * Facts for one question. Questions of one template take different facts for as long as there are any; then the facts
 * are shuffled again and stand in other company.
 */
function factsFor(pool: readonly Fact[], { number, family }: Turn): readonly Fact[] {
  const perRound = Math.floor(pool.length / OPTIONS);
  const round = Math.floor(number / perRound);
  let order = family.shuffle(pool);
  for (let again = 0; again < round; again += 1) order = family.shuffle(pool);
  const start = (number % perRound) * OPTIONS;
  return order.slice(start, start + OPTIONS);
}

/** One statement of four is true, or one is not. */
export function chooseFact(random: Random, turn: Turn, about: string, pool: readonly Fact[]): MadeQuestion {
  const facts = factsFor(pool, turn);
  const asksForTrue = random.int(0, 1) === 1;
  const options = facts.map(([isTrue, isFalse], place) => ({
    text: asksForTrue === (place === 0) ? isTrue : isFalse,
    isRight: place === 0,
  }));
  const text = asksForTrue
    ? `Which of the following statements about ${about} is correct?`
    : `Which of the following statements about ${about} is **not** correct?`;
  return withFacts(text, random.shuffle(options), facts);
}

/** Any of four statements may be true, and at least one is. */
export function chooseFacts(
  random: Random,
  turn: Turn,
  about: string,
  pool: readonly Fact[],
): MadeQuestion | null {
  const facts = factsFor(pool, turn);
  const options = facts.map(([isTrue, isFalse]) => {
    const isRight = random.int(0, 1) === 1;
    return { text: isRight ? isTrue : isFalse, isRight };
  });
  if (!options.some((option) => option.isRight)) return null;
  return withFacts(
    `Which of the following statements about ${about} is/are correct?`,
    random.shuffle(options),
    facts,
  );
}

function withFacts(text: string, options: MadeQuestion['options'], facts: readonly Fact[]): MadeQuestion {
  const explanation = ['What holds is this:', ...facts.map(([isTrue]) => isTrue)].join('\n\n');
  return { text, options, answer: null, explanation, diagram: null, proof: [] };
}
