import { loadGlossary } from '@exam/content';
import { entryAnswer, glossaryAnswerer } from '../features/assistant/answerers/glossary.ts';
import { isHindi } from '../features/assistant/answerers/is-hindi.ts';
import { indexDocuments } from '../features/assistant/answerers/knowledge/documents.ts';
import { knowledgeAnswerer } from '../features/assistant/answerers/knowledge/index.ts';
import { fitsOf, rankedFeatures, type Features } from '../features/assistant/answerers/knowledge/rank.ts';
import type { Weights } from '../features/assistant/answerers/knowledge/weights.ts';
import { Reader } from '../features/assistant/reading/readings.ts';
import type { StudyQuestion } from './study-questions.ts';
import { hasWhatIsRequired } from './study.ts';

/** The candidates of one question. */
interface Example {
  readonly candidates: readonly Features[];
  /** Whether each has what the writer of the question requires. */
  readonly isRight: readonly boolean[];
}

export interface Ranking {
  readonly RANKING: Weights;
  readonly NONE: Weights;
  readonly CONFIDENCE: Weights;
}

/** Kinds of questions that texts of the glossary answer. */
const KINDS: ReadonlySet<string> = new Set(['definitions', 'general knowledge']);
/** Kinds that are also about other things: they say something only if a text is right. */
const MIXED: ReadonlySet<string> = new Set(['Hindi', 'misspelt']);
/** Kinds that no text of the glossary answers, whatever words it shares with them. */
const OTHERS: ReadonlySet<string> = new Set(['the product', 'exam rules', 'off-topic', 'fishing']);

/** Of the question alone: how likely it is that nothing answers it. */
const OF_QUESTION = ['words', 'weight', 'isOneWord', 'areTwoWords'];

/**
 * Fits the weights of the ranking of the glossary's texts to questions of the study: first the order of the candidates of
 * a question, with 'none of them' as one more (a softmax over them), then how likely the first one is right (a logistic
 * regression). Both are regularised.
 */
export async function fitRanking(questions: readonly StudyQuestion[]): Promise<Ranking> {
  const examples = await examplesOf(questions);
  // How sure it may be is learned from orders that were not fitted to the same questions.
  const firsts = Array.from({ length: FOLDS }, (_, fold) => {
    const order = fitOrder(examples.filter((_each, place) => place % FOLDS !== fold));
    return examples
      .filter((_each, place) => place % FOLDS === fold)
      .map((example) => firstOf(example, order));
  });
  return { ...fitOrder(examples), CONFIDENCE: fitConfidence(firsts.flat()) };
}

async function examplesOf(questions: readonly StudyQuestion[]): Promise<Example[]> {
  const { entries, facts, statements } = await loadGlossary();
  const documents = await indexDocuments([...entries, ...facts], statements);
  const reader = new Reader([glossaryAnswerer(loadGlossary), knowledgeAnswerer(loadGlossary)]);
  const examples: Example[] = [];
  for (const question of questions) {
    const [typed, ...more] = question.turns;
    if (typed === undefined || more.length > 0) continue;
    if (![KINDS, MIXED, OTHERS].some((kinds) => kinds.has(question.kind))) continue;
    const readings = await reader.readingsOf({ userId: '', text: typed, conversation: [] });
    const text = readings.find(({ reading }) => reading === 'corrected')?.text ?? typed;
    const fits = fitsOf(documents, text);
    const isRight = fits.map(
      ({ document }) =>
        !OTHERS.has(question.kind) &&
        hasWhatIsRequired(question, entryAnswer([document.entry], isHindi(text)).text),
    );
    if (fits.length > 0 && (!MIXED.has(question.kind) || isRight.includes(true)))
      examples.push({ candidates: fits.map(({ features }) => features), isRight });
  }
  return examples;
}

/** Features as numbers around 0 with a spread of 1. */
class Scaled {
  readonly names: readonly string[];
  readonly #means: readonly number[];
  readonly #spreads: readonly number[];

  constructor(rows: readonly Features[], names: readonly string[]) {
    this.names = names;
    const values = (name: string) => rows.map((row) => row[name] ?? 0);
    this.#means = names.map((name) => mean(values(name)));
    this.#spreads = names.map((name, at) => {
      const own = this.#means[at] ?? 0;
      return Math.sqrt(mean(values(name).map((value) => (value - own) ** 2))) || 1;
    });
  }

  of(row: Features): Float64Array {
    return Float64Array.from(
      this.names,
      (name, at) => ((row[name] ?? 0) - (this.#means[at] ?? 0)) / (this.#spreads[at] ?? 1),
    );
  }

  /** Weights of scaled features as weights of the features themselves. */
  weights(scaled: ArrayLike<number>, base: number): Weights {
    const each = this.names.map((name, at) => [name, (scaled[at] ?? 0) / (this.#spreads[at] ?? 1)] as const);
    const shift = each.reduce((sum, [, weight], at) => sum + weight * (this.#means[at] ?? 0), 0);
    return { base: base - shift, each: each.map(([name, weight]) => [name, rounded(weight)] as const) };
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const rounded = (value: number): number => Number(value.toPrecision(4));
const dot = (one: ArrayLike<number>, other: ArrayLike<number>): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
};

const FOLDS = 5;
const ROUNDS = 400;
const STEP = 0.05;
const RIDGE_OF_ORDER = 4;

/** Adam on the likelihood that the first of the candidates, with 'none' among them, is right. */
function fitOrder(examples: readonly Example[]): Pick<Ranking, 'RANKING' | 'NONE'> {
  const all = examples.flatMap(({ candidates }) => candidates);
  const scaled = new Scaled(all, Object.keys(all[0] ?? {}).toSorted());
  const ofQuestion = new Scaled(
    examples.map(({ candidates: [first = {}] }) => first),
    OF_QUESTION,
  );
  const rows = examples.map(({ candidates, isRight }) => ({
    candidates: candidates.map((each) => scaled.of(each)),
    question: ofQuestion.of(candidates[0] ?? {}),
    isRight,
  }));
  const [size, sizeOfNone] = [scaled.names.length, OF_QUESTION.length];
  const theta = new Float64Array(size + sizeOfNone + 1);
  const [first, second] = [new Float64Array(theta.length), new Float64Array(theta.length)];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slope = new Float64Array(theta.length);
    for (let at = 0; at < size + sizeOfNone; at += 1) slope[at] = RIDGE_OF_ORDER * (theta[at] ?? 0);
    for (const { candidates, question, isRight } of rows) {
      const none = dot(question, theta.subarray(size)) + (theta[theta.length - 1] ?? 0);
      const ranks = candidates.map((each) => dot(each, theta));
      const highest = Math.max(none, ...ranks);
      const odds = ranks.map((rank) => Math.exp(rank - highest));
      const ofNone = Math.exp(none - highest);
      const whole = odds.reduce((sum, each) => sum + each, ofNone);
      const right = odds.reduce((sum, each, at) => sum + (isRight[at] === true ? each : 0), 0);
      candidates.forEach((each, at) => {
        const wanted = isRight[at] === true ? (odds[at] ?? 0) / right : 0;
        const error = (odds[at] ?? 0) / whole - wanted;
        for (let place = 0; place < size; place += 1)
          slope[place] = (slope[place] ?? 0) + error * (each[place] ?? 0);
      });
      const error = ofNone / whole - (right > 0 ? 0 : 1);
      for (let place = 0; place < sizeOfNone; place += 1)
        slope[size + place] = (slope[size + place] ?? 0) + error * (question[place] ?? 0);
      slope[theta.length - 1] = (slope[theta.length - 1] ?? 0) + error;
    }
    for (let at = 0; at < theta.length; at += 1) {
      const own = (slope[at] ?? 0) / rows.length;
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * own;
      second[at] = 0.999 * (second[at] ?? 0) + 0.001 * own * own;
      const scale = Math.sqrt((second[at] ?? 0) / (1 - 0.999 ** round)) + 1e-8;
      theta[at] = (theta[at] ?? 0) - (STEP * (first[at] ?? 0)) / (1 - 0.9 ** round) / scale;
    }
  }
  const ranking = scaled.weights(theta.subarray(0, size), 0);
  const none = ofQuestion.weights(theta.subarray(size, size + sizeOfNone), theta[theta.length - 1] ?? 0);
  // What all candidates have in common is what none of them has less.
  return {
    RANKING: { base: 0, each: ranking.each },
    NONE: { base: rounded(none.base - ranking.base), each: none.each },
  };
}

const RIDGE_OF_CONFIDENCE = 1;
const NEWTON_STEPS = 30;

interface First {
  readonly features: Features;
  readonly isRight: boolean;
}

/** The first candidate of a question, with how far it is ahead. */
function firstOf(
  { candidates, isRight }: Example,
  { RANKING, NONE }: Pick<Ranking, 'RANKING' | 'NONE'>,
): First {
  const [best] = rankedFeatures(candidates, RANKING, NONE);
  return { features: best?.features ?? {}, isRight: isRight[best?.place ?? 0] === true };
}

/** Newton's method on whether the first candidate is right. */
function fitConfidence(firsts: readonly First[]): Weights {
  const scaled = new Scaled(
    firsts.map(({ features }) => features),
    Object.keys(firsts[0]?.features ?? {}).toSorted(),
  );
  const rows = firsts.map(({ features, isRight }) => ({
    values: Float64Array.from([1, ...scaled.of(features)]),
    isRight,
  }));
  const size = scaled.names.length + 1;
  const theta = new Float64Array(size);
  for (let step = 0; step < NEWTON_STEPS; step += 1) {
    const slope = Float64Array.from(theta, (own, at) => (at === 0 ? 0 : -RIDGE_OF_CONFIDENCE * own));
    const curve = Array.from({ length: size }, (_row, at) =>
      Float64Array.from({ length: size }, (_cell, other) =>
        at === other ? (at === 0 ? 1e-6 : RIDGE_OF_CONFIDENCE) : 0,
      ),
    );
    for (const { values, isRight } of rows) {
      const likely = 1 / (1 + Math.exp(-dot(values, theta)));
      const spread = likely * (1 - likely);
      for (let at = 0; at < size; at += 1) {
        const own = values[at] ?? 0;
        slope[at] = (slope[at] ?? 0) + ((isRight ? 1 : 0) - likely) * own;
        const row = curve[at];
        if (row === undefined) continue;
        for (let other = 0; other < size; other += 1)
          row[other] = (row[other] ?? 0) + spread * own * (values[other] ?? 0);
      }
    }
    const change = solved(curve, slope);
    for (let at = 0; at < size; at += 1) theta[at] = (theta[at] ?? 0) + (change[at] ?? 0);
  }
  const { base, each } = scaled.weights(theta.subarray(1), theta[0] ?? 0);
  return { base: rounded(base), each };
}

/** Solves a system of equations with a positive definite matrix (Gauss, in place). */
function solved(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  for (let column = 0; column < size; column += 1) {
    const pivot = matrix[column];
    if (pivot === undefined) continue;
    for (let at = column + 1; at < size; at += 1) {
      const row = matrix[at];
      if (row === undefined) continue;
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1);
      for (let place = column; place < size; place += 1)
        row[place] = (row[place] ?? 0) - factor * (pivot[place] ?? 0);
      right[at] = (right[at] ?? 0) - factor * (right[column] ?? 0);
    }
  }
  const values = new Float64Array(size);
  for (let at = size - 1; at >= 0; at -= 1) {
    let rest = right[at] ?? 0;
    for (let place = at + 1; place < size; place += 1)
      rest -= (matrix[at]?.[place] ?? 0) * (values[place] ?? 0);
    values[at] = rest / (matrix[at]?.[at] ?? 1);
  }
  return values;
}

/** The file of the weights. */
export function weightsFile({ RANKING, NONE, CONFIDENCE }: Ranking): string {
  const constant = (name: string, doc: string, { base, each }: Weights) =>
    `/** ${doc} */\nexport const ${name}: Weights = {\n  base: ${base},\n  each: [\n${each
      .map(([feature, weight]) => `    ['${feature}', ${weight}],\n`)
      .join('')}  ],\n};\n`;
  return [
    '// Written by `npm run eval:assistant -- --fit`, from the open questions of the study.\n',
    '/** A weighted sum of features. */\nexport interface Weights {\n  readonly base: number;\n  readonly each: readonly (readonly [feature: string, weight: number])[];\n}\n',
    constant('RANKING', 'The order of the candidates of a question.', RANKING),
    constant('NONE', 'The rank of there being no answer among them, from features of the question.', NONE),
    constant('CONFIDENCE', 'The log-odds that the first candidate is right.', CONFIDENCE),
  ].join('\n');
}
