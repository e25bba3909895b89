import { parseFraction } from '@exam/shared-schema/marking';
import type { PackageQuestion } from '@exam/shared-schema/paper-package';
import { type Answer, type AnswerKey, questionTypes } from '@exam/shared-schema/question-types';
import { chanceToGuess } from '../../features/ability/items.ts';
import type { KeyedPaper } from '../../marked-attempts/keyed-papers.ts';
import { priorItem, type Item } from '../../item-response/index.ts';
import { chanceFrom, type Chance } from './chance.ts';
import { rightAnswer, wrongAnswers } from './plausible-answers.ts';

/** Standard deviation of the logarithm of discriminations, and their median. */
const DISCRIMINATION_SPREAD = 0.3;
const MEDIAN_DISCRIMINATION = 1.1;
/** Questions are somewhat easier or harder than their authors say, on the scale of ability. */
const DIFFICULTY_ERROR = 0.3;
/** Wrong options differ in how many they mislead: weights from here to 1. */
const LEAST_APPEAL = 0.25;
/** What a step of difficulty adds to the logarithm of the time. */
const TIME_PER_DIFFICULTY = 0.08;
const MIDDLE_DIFFICULTY = 5;

/** A question as the simulation knows it. */
export interface SimulatedItem extends Item {
  readonly questionId: string;
  readonly right: Answer;
  /** What those say who do not know, likelier the greater its weight; none where nothing plausible is wrong. */
  readonly wrong: readonly { readonly answer: Answer; readonly weight: number }[];
  /** Whether a wrong answer costs marks. */
  readonly costs: boolean;
  /** The logarithm of the time that it takes, relative to other questions. */
  readonly timeIntensity: number;
}

/** Of a question, 1 to 10; null where its author did not say. */
export type Difficulties = ReadonlyMap<string, number | null>;

/** The questions of a paper in their order, the same ones for the same seed. */
export function simulatedItems(seed: string, keyed: KeyedPaper, difficulties: Difficulties): SimulatedItem[] {
  const { title, categoryName } = keyed.paper;
  const penalties = new Map(keyed.marker.mark({}).questions.map((each) => [each.questionId, each.penalty]));
  return keyed.questionIds.flatMap((id, place) => {
    const question = keyed.questions.get(id)?.question;
    const key = keyed.keys[id];
    if (question === undefined || key === undefined) return [];
    const costs = parseFraction(penalties.get(id) ?? '0').n > 0;
    const chance = chanceFrom(seed, 'item', categoryName, title, place);
    // An option that no key names is wrong; everything else is asked of the marker.
    const isWrong = (answer: Answer) =>
      questionTypes[key.type].options === 'one' || isWrongAt(keyed, id, answer);
    return [
      { ...itemOf(chance, question, key, { isWrong, difficulty: difficulties.get(id) ?? null }), costs },
    ];
  });
}

interface Known {
  readonly isWrong: (answer: Answer) => boolean;
  readonly difficulty: number | null;
}

function itemOf(chance: Chance, question: PackageQuestion, key: AnswerKey, { isWrong, difficulty }: Known) {
  const { _id: questionId, type, options } = question;
  const prior = priorItem(difficulty, chanceToGuess(type, options.length));
  const ids = options.map(({ _id }) => _id);
  return {
    questionId,
    a: MEDIAN_DISCRIMINATION * Math.exp(DISCRIMINATION_SPREAD * chance.normal()),
    b: prior.b + DIFFICULTY_ERROR * chance.normal(),
    c: prior.c,
    timeIntensity: TIME_PER_DIFFICULTY * ((difficulty ?? MIDDLE_DIFFICULTY) - MIDDLE_DIFFICULTY),
    right: rightAnswer(key),
    wrong: wrongAnswers(key, ids)
      .filter(isWrong)
      .map((answer) => ({ answer, weight: LEAST_APPEAL + (1 - LEAST_APPEAL) * chance.next() })),
  };
}

function isWrongAt({ marker }: KeyedPaper, id: string, answer: Answer): boolean {
  const marked = marker.mark({ [id]: answer }).questions.find(({ questionId }) => questionId === id);
  return marked?.countsAs === 'incorrect';
}
