import { estimateAbility, type ItemResponse } from './ability.ts';
import { chooseItems } from './choose.ts';
import { freeAfterUse, isFree, MAX_EXPOSURE } from './exposure.ts';
import { chanceOfRight, information, type Item } from './item.ts';
import { markdownTable } from './markdown-table.ts';
import { normal, seededRandom } from './random.ts';

/**
 * Ways to choose the questions of a test, as a whole, before it is taken.
 * `best`: the most informative ones. `sampled`: of a random sample of each topic, by the progressive method (AB4).
 * `limited`: the same, of the questions that are free (AB60). `random`: any.
 */
const exposureMethods = ['best', 'sampled', 'limited', 'random'] as const;
type ExposureMethod = (typeof exposureMethods)[number];

export interface ExposureRow {
  readonly method: ExposureMethod;
  /** The standard error of the estimate after the test: the root of its mean variance. */
  readonly error: number;
  /** Mean information of a question at the true ability. */
  readonly information: number;
  /** Shares of the tests, of the questions in the order of exposure. */
  readonly median: number;
  readonly ninetieth: number;
  readonly maximum: number;
  /** The share of the bank in more than a fifth of the tests. */
  readonly overLimit: number;
  /** The share of the bank in no test. */
  readonly unused: number;
  /** The share of its questions that a test has in common with another, on average. */
  readonly overlap: number;
}

export interface ExposureStudySize {
  readonly tests: number;
  readonly topics: number;
  readonly itemsPerTopic: number;
  /** Questions of each topic in a test. */
  readonly perTopic: number;
  /** Earlier answers in each topic, to other questions, that the choice is based on. */
  readonly earlier: number;
  readonly seed: number;
}

interface StudyItem {
  readonly id: string;
  readonly topic: string;
  readonly item: Item;
}

const LOG_A_SPREAD = 0.2;
const GUESSING = 0.25;
/** The size of a topic's sample: a multiple of what a test takes from it, as when tests are generated. */
const TIMES_SAMPLED = 4;
const FEWEST_SAMPLED = 6;

/** The same students take one test each, one after the other, of the same bank, once per method. */
export function runExposureStudy(size: ExposureStudySize): ExposureRow[] {
  return exposureMethods.map((method) => {
    // The same students and questions for every method.
    const random = seededRandom(size.seed);
    const bank = studyBank(size, random);
    const abilities = Array.from({ length: size.tests }, () => normal(random));
    return { method, ...simulate(method, { size, bank, abilities, random }) };
  });
}

function studyItem(random: () => number): Item {
  return { a: Math.exp(LOG_A_SPREAD * normal(random)), b: normal(random), c: GUESSING };
}

function studyBank({ topics, itemsPerTopic }: ExposureStudySize, random: () => number): StudyItem[] {
  return Array.from({ length: topics * itemsPerTopic }, (_, place) => ({
    id: `item ${place}`,
    topic: `topic ${place % topics}`,
    item: studyItem(random),
  }));
}

interface Simulation {
  readonly size: ExposureStudySize;
  readonly bank: readonly StudyItem[];
  readonly abilities: readonly number[];
  readonly random: () => number;
}

function simulate(
  method: ExposureMethod,
  { size, bank, abilities, random }: Simulation,
): Omit<ExposureRow, 'method'> {
  const uses = new Map<string, number>();
  const freeFrom = new Map<string, number>();
  const variances: number[] = [];
  const informations: number[] = [];
  for (const [place, ability] of abilities.entries()) {
    const known = earlierAnswers(size, ability, random);
    const chosen = choose(method, { size, bank, known, freeFrom, test: place + 1, random });
    for (const { id, item } of chosen) {
      uses.set(id, (uses.get(id) ?? 0) + 1);
      freeFrom.set(id, freeAfterUse(freeFrom.get(id) ?? 0, place + 1));
      informations.push(information(item, ability));
    }
    const answered = chosen.map(({ item }) => answerOf(item, ability, random));
    variances.push(estimateAbility([...[...known.values()].flat(), ...answered]).error ** 2);
  }
  return {
    error: Math.sqrt(mean(variances)),
    information: mean(informations),
    ...exposureOf(bank, uses, size),
  };
}

function answerOf(item: Item, ability: number, random: () => number): ItemResponse {
  return { item, isRight: random() < chanceOfRight(item, ability) };
}

/** By topic. */
function earlierAnswers(
  { topics, earlier }: ExposureStudySize,
  ability: number,
  random: () => number,
): Map<string, ItemResponse[]> {
  return new Map(
    Array.from({ length: topics }, (_topic, place) => [
      `topic ${place}`,
      Array.from({ length: earlier }, () => answerOf(studyItem(random), ability, random)),
    ]),
  );
}

interface Choice {
  readonly size: ExposureStudySize;
  readonly bank: readonly StudyItem[];
  readonly known: ReadonlyMap<string, readonly ItemResponse[]>;
  readonly freeFrom: ReadonlyMap<string, number>;
  readonly test: number;
  readonly random: () => number;
}

function choose(method: ExposureMethod, choice: Choice): readonly StudyItem[] {
  const topics = [...choice.known.keys()];
  const thetas = new Map(
    topics.map((topic) => [topic, estimateAbility(choice.known.get(topic) ?? []).theta]),
  );
  const ofTopic = (topic: string) => choice.bank.filter((item) => item.topic === topic);
  const { size, random } = choice;
  const thetaOf = (topic: string) => thetas.get(topic) ?? 0;
  const byInformation = (one: StudyItem, other: StudyItem) =>
    information(other.item, thetaOf(other.topic)) - information(one.item, thetaOf(one.topic));
  if (method === 'best')
    return topics.flatMap((topic) => ofTopic(topic).toSorted(byInformation).slice(0, size.perTopic));
  if (method === 'random') return topics.flatMap((topic) => sample(ofTopic(topic), size.perTopic, random));
  const pool = topics.flatMap((topic) => {
    const sampled = Math.max(FEWEST_SAMPLED, size.perTopic * TIMES_SAMPLED);
    if (method === 'sampled') return sample(ofTopic(topic), sampled, random);
    return sample(available(ofTopic(topic), choice), sampled, random);
  });
  return chooseItems(pool, new Map(topics.map((topic) => [topic, size.perTopic])), thetaOf, random);
}

/** The free questions; if there are too few, those as well that have waited longest. */
function available(
  items: readonly StudyItem[],
  { freeFrom, test, size }: Pick<Choice, 'freeFrom' | 'test' | 'size'>,
): readonly StudyItem[] {
  const freeOf = ({ id }: StudyItem) => freeFrom.get(id) ?? 0;
  const free = items.filter((item) => isFree(freeOf(item), test));
  if (free.length >= size.perTopic) return free;
  return items.toSorted((one, other) => freeOf(one) - freeOf(other)).slice(0, size.perTopic);
}

function sample<T>(values: readonly T[], count: number, random: () => number): T[] {
  return values
    .map((value) => ({ value, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ value }) => value);
}

function exposureOf(
  bank: readonly StudyItem[],
  uses: ReadonlyMap<string, number>,
  { tests, topics, perTopic }: ExposureStudySize,
) {
  const counts = bank.map(({ id }) => uses.get(id) ?? 0).toSorted((one, other) => one - other);
  const at = (share: number) => (counts[Math.ceil(share * counts.length) - 1] ?? 0) / tests;
  const pairs = counts.reduce((sum, count) => sum + count * (count - 1), 0);
  return {
    median: at(0.5),
    ninetieth: at(0.9),
    maximum: at(1),
    overLimit: counts.filter((count) => count > MAX_EXPOSURE * tests).length / counts.length,
    unused: counts.filter((count) => count === 0).length / counts.length,
    overlap: pairs / (tests * (tests - 1) * topics * perTopic),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** The rows as a Markdown table. */
export function exposureTable(rows: readonly ExposureRow[]): string {
  return markdownTable(
    [
      'Choice',
      'Standard error',
      'Information per question',
      'Median',
      '90th percentile',
      'Maximum',
      'Questions above a fifth',
      'Questions never used',
      'In common with another test',
    ],
    rows.map((row) => [
      row.method,
      row.error.toFixed(3),
      row.information.toFixed(3),
      ...[row.median, row.ninetieth, row.maximum, row.overLimit, row.unused, row.overlap].map(percent),
    ]),
  );
}
