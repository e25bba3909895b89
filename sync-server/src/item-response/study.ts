import { abilityOf, addResponse, startAbility } from './ability.ts';
import { chooseNext, type Choosable } from './choose.ts';
import { chanceOfRight, information } from './item.ts';
import { markdownTable } from './markdown-table.ts';
import { normal, seededRandom } from './random.ts';

export interface StudyRow {
  readonly method: 'adaptive' | 'uniform' | 'random';
  /** Root mean square of estimate - ability. */
  readonly rmse: number;
  /** Mean of estimate - ability. */
  readonly bias: number;
  /** The share of examinees who saw the most exposed item. */
  readonly maxExposure: number;
  /** Mean information of the served items, at the examinee's true ability. */
  readonly meanItemsInformation: number;
}

export interface StudySize {
  readonly examinees: number;
  /** In the bank. */
  readonly items: number;
  /** Items per examinee. */
  readonly length: number;
  readonly seed: number;
}

/** The data available to a method for choosing the next item. */
interface Sitting {
  readonly theta: number;
  readonly used: ReadonlySet<string>;
  /** The share of examinees who have seen an item, including this one. */
  readonly exposure: (id: string) => number;
}

type Choice = (sitting: Sitting) => Choosable | undefined;

interface Outcome {
  /** Estimate - ability. */
  readonly miss: number;
  /** Mean over the served items. */
  readonly information: number;
}

const LOG_A_SPREAD = 0.2;
const GUESSING = 0.25;
/** Half the range of evenly spaced items: the abilities of 95 of 100 examinees. */
const UNIFORM_RANGE = 2;

/** Simulates the same examinees with the same bank, once per method. */
export function runStudy({ examinees, items, length, seed }: StudySize): StudyRow[] {
  const random = seededRandom(seed);
  const bank = Array.from({ length: items }, (_, k) => simulatedItem(`item ${k + 1}`, random));
  const abilities = Array.from({ length: examinees }, () => normal(random));
  const choices: Record<StudyRow['method'], Choice> = {
    adaptive: ({ theta, used, exposure }) =>
      chooseNext(bank, used, theta, used.size, length, random, exposure),
    uniform: evenlySpaced(bank, length),
    random: ({ used }) => {
      const open = bank.filter(({ id }) => !used.has(id));
      return open[Math.floor(random() * open.length)];
    },
  };
  return (['adaptive', 'uniform', 'random'] as const).map((method) => ({
    method,
    ...simulate(abilities, choices[method], length, random),
  }));
}

/** The rows as a Markdown table. */
export function studyTable(rows: readonly StudyRow[]): string {
  return markdownTable(
    ['Choice', 'RMSE', 'Bias', 'Maximum exposure', 'Information per item'],
    rows.map(({ method, rmse, bias, maxExposure, meanItemsInformation }) => [
      method,
      rmse.toFixed(3),
      bias.toFixed(3),
      `${(100 * maxExposure).toFixed(1)} %`,
      meanItemsInformation.toFixed(3),
    ]),
  );
}

function simulatedItem(id: string, random: () => number): Choosable {
  return { id, item: { a: Math.exp(LOG_A_SPREAD * normal(random)), b: normal(random), c: GUESSING } };
}

/** A fixed form for all examinees: for each of evenly spaced difficulties the nearest remaining item. */
function evenlySpaced(bank: readonly Choosable[], length: number): Choice {
  const form: Choosable[] = [];
  for (let k = 0; k < length; k++) {
    const b = length === 1 ? 0 : -UNIFORM_RANGE + (2 * UNIFORM_RANGE * k) / (length - 1);
    const [nearest] = bank
      .filter((one) => !form.includes(one))
      .sort((one, other) => Math.abs(one.item.b - b) - Math.abs(other.item.b - b));
    if (nearest !== undefined) form.push(nearest);
  }
  return ({ used }) => form[used.size];
}

/** All examinees take the test one after another, so that exposure can be limited. */
function simulate(
  abilities: readonly number[],
  choose: Choice,
  length: number,
  random: () => number,
): Omit<StudyRow, 'method'> {
  const seen = new Map<string, number>();
  const outcomes = abilities.map((ability, before): Outcome => {
    const exposure = (id: string): number => ((seen.get(id) ?? 0) + 1) / (before + 1);
    return sit(ability, (theta, used) => choose({ theta, used, exposure }), length, random, seen);
  });
  return {
    rmse: Math.sqrt(mean(outcomes.map(({ miss }) => miss ** 2))),
    bias: mean(outcomes.map(({ miss }) => miss)),
    maxExposure: Math.max(0, ...seen.values()) / abilities.length,
    meanItemsInformation: mean(outcomes.map((outcome) => outcome.information)),
  };
}

/** One examinee's test. Counts the served items in `seen`. */
function sit(
  ability: number,
  choose: (theta: number, used: ReadonlySet<string>) => Choosable | undefined,
  length: number,
  random: () => number,
  seen: Map<string, number>,
): Outcome {
  const used = new Set<string>();
  const informations: number[] = [];
  let posterior = startAbility();
  while (used.size < length) {
    const next = choose(abilityOf(posterior).theta, used);
    if (next === undefined) break;
    used.add(next.id);
    seen.set(next.id, (seen.get(next.id) ?? 0) + 1);
    informations.push(information(next.item, ability));
    const isRight = random() < chanceOfRight(next.item, ability);
    posterior = addResponse(posterior, { item: next.item, isRight });
  }
  return { miss: abilityOf(posterior).theta - ability, information: mean(informations) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
