import { markdownTable, normal, seededRandom } from '../../item-response/index.ts';
import {
  equalWrong,
  fastRight,
  manyAccounts,
  referenceOf,
  type CheckedAnswer,
  type CheckedAttempt,
  type Sitting,
} from './patterns.ts';
import { devicePrint, printsOf } from './prints.ts';

/*
 * Simulated attempts, for the rates of the checks. Honest students differ in ability and speed, share misconceptions with
 * their class, guess when the time is over, and sit in shared rooms and families. Others copy, share accounts or know
 * the key. The checks see what they see of stored attempts.
 */

export interface IntegrityStudySize {
  readonly papers: number;
  /** Honest attempts at each paper. */
  readonly honest: number;
  /** Attempts of each planted kind at each paper. */
  readonly planted: number;
  readonly seed: number;
}

/** The share of the answers that a copier takes over. */
const COPIED = [0.7, 0.8, 0.9, 1] as const;

type Kind = 'honest' | 'source' | 'sharing' | 'answer-key' | `copied ${(typeof COPIED)[number]}`;

/** The attempts of a kind, and how many of them each check and any of them found. */
export interface StudyRow {
  readonly kind: Kind;
  readonly attempts: number;
  readonly sharedDevice: number;
  readonly equalWrong: number;
  readonly fastRight: number;
  readonly any: number;
}

const KINDS: readonly Kind[] = [
  'honest',
  'sharing',
  'answer-key',
  ...COPIED.map((share) => `copied ${share}` as const),
  'source',
];

const WORDS: Readonly<Record<Kind, string>> = {
  honest: 'honest',
  sharing: 'four to eight accounts of one person on one device',
  'answer-key': 'knows the key of 60 % to 100 % of the questions',
  'copied 0.7': 'copies 70 % of the answers',
  'copied 0.8': 'copies 80 % of the answers',
  'copied 0.9': 'copies 90 % of the answers',
  'copied 1': 'copies all answers',
  source: '(those whose answers were copied)',
};

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;

/** The rows of several seeds as a table in Markdown. */
export function integrityTable(
  studies: readonly (readonly [seed: number, rows: readonly StudyRow[]])[],
): string {
  return markdownTable(
    ['Attempts', 'Seed', 'Number', 'Many accounts', 'Equal wrong answers', 'Faster than reading', 'Found'],
    KINDS.flatMap((kind) =>
      studies.flatMap(([seed, rows]) => {
        const row = rows.find((each) => each.kind === kind);
        if (row === undefined) return [];
        const { attempts, sharedDevice, equalWrong: equal, fastRight: fast, any } = row;
        const shares = [sharedDevice, equal, fast, any].map((part) => percent(part, attempts));
        return [[WORDS[kind], `${seed}`, attempts.toLocaleString('en-US'), ...shares]];
      }),
    ),
  );
}

const QUESTIONS = 60;
const OPTIONS = 4;
const CLASS_SIZE = 40;
/** Of 100 classes, those whose students have learned something wrong. */
const MISLED_CLASSES = 10;
const MISCONCEPTIONS = 3;
const START = Date.UTC(2026, 0, 5);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const REFERENCE = 300;

interface Question {
  readonly difficulty: number;
  /** Shares of the wrong options among wrong answers; the right option is 0. */
  readonly lures: readonly number[];
  readonly characters: number;
  /** The usual time, seconds. */
  readonly seconds: number;
}

interface SimulatedAttempt extends Sitting {
  readonly kind: Kind;
  readonly deviceId: string;
  readonly answers: CheckedAttempt;
}

export function runIntegrityStudy(size: IntegrityStudySize): StudyRow[] {
  const random = seededRandom(size.seed);
  const totals = new Map<Kind, StudyRow>();
  for (let paper = 0; paper < size.papers; paper += 1) {
    const questions = Array.from({ length: QUESTIONS }, () => drawQuestion(random));
    const attempts = [...honestAttempts(questions, size.honest, random)];
    attempts.push(...copies(attempts, size.planted, random));
    attempts.push(
      ...sharers(questions, size.planted, random),
      ...keyHolders(questions, size.planted, random),
    );
    const found = check(`p${paper}`, questions, shuffled(attempts, random));
    for (const { kind, ...signs } of found) totals.set(kind, added(totals.get(kind), kind, signs));
  }
  return [...totals.values()];
}

interface Signs {
  readonly sharedDevice: boolean;
  readonly equalWrong: boolean;
  readonly fastRight: boolean;
}

function added(before: StudyRow | undefined, kind: Kind, signs: Signs): StudyRow {
  const row = before ?? { kind, attempts: 0, sharedDevice: 0, equalWrong: 0, fastRight: 0, any: 0 };
  return {
    kind,
    attempts: row.attempts + 1,
    sharedDevice: row.sharedDevice + Number(signs.sharedDevice),
    equalWrong: row.equalWrong + Number(signs.equalWrong),
    fastRight: row.fastRight + Number(signs.fastRight),
    any: row.any + Number(Object.values(signs).includes(true)),
  };
}

function drawQuestion(random: () => number): Question {
  // One wrong option is often much more popular than the others.
  const weights = Array.from({ length: OPTIONS - 1 }, () => Math.exp(normal(random)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    difficulty: normal(random),
    lures: weights.map((weight) => weight / total),
    characters: 120 + Math.floor(random() * 480),
    seconds: 40 + random() * 80,
  };
}

interface Student {
  readonly ability: number;
  /** Factor of the usual time. */
  readonly pace: number;
  /** Wrong options by question, of those that a misled class believes to be right. */
  readonly beliefs: ReadonlyMap<number, number>;
  /** From this question on the student has no time left and guesses. */
  readonly guessesFrom: number;
}

function drawStudent(random: () => number, beliefs: Student['beliefs'] = new Map()): Student {
  const isLate = random() < 0.15;
  return {
    ability: normal(random),
    pace: Math.exp(0.35 * normal(random)),
    beliefs,
    guessesFrom: isLate ? QUESTIONS - Math.floor(random() * 20) : QUESTIONS,
  };
}

function chosenLure({ lures }: Question, random: () => number): number {
  let left = random();
  for (const [index, share] of lures.entries()) {
    left -= share;
    if (left < 0) return index + 1;
  }
  return lures.length;
}

const given = (option: number, seconds: number): CheckedAnswer => ({
  outcome: option === 0 ? 'correct' : 'incorrect',
  answer: `o${option}`,
  seconds: Math.round(seconds),
});

function answerOf(question: Question, place: number, student: Student, random: () => number): CheckedAnswer {
  if (place >= student.guessesFrom) return given(Math.floor(random() * OPTIONS), 1 + random() * 3);
  const belief = student.beliefs.get(place);
  const seconds = question.seconds * student.pace * Math.exp(0.5 * normal(random));
  if (belief !== undefined && random() < 0.8) return given(belief, seconds);
  const knows = 1 / (1 + Math.exp(1.2 * (question.difficulty - student.ability)));
  if (random() < knows) return given(0, seconds);
  // Who does not know skips a third, guesses a third, and is lured in the others.
  const draw = random() * 3;
  if (draw < 1) return { outcome: 'unanswered', answer: null, seconds: Math.round(seconds / 2) };
  return given(draw < 2 ? Math.floor(random() * OPTIONS) : chosenLure(question, random), seconds);
}

const sit = (questions: readonly Question[], student: Student, random: () => number): CheckedAttempt =>
  questions.map((question, place) => answerOf(question, place, student, random));

const account = (random: () => number) => `u${Math.floor(random() * Number.MAX_SAFE_INTEGER)}`;

function honestAttempts(
  questions: readonly Question[],
  count: number,
  random: () => number,
): SimulatedAttempt[] {
  const attempts: SimulatedAttempt[] = [];
  while (attempts.length < count) {
    const beliefs = random() * 100 < MISLED_CLASSES ? drawBeliefs(questions, random) : undefined;
    const day = START + Math.floor(random() * 30) * DAY_MS;
    for (let student = 0; student < CLASS_SIZE && attempts.length < count; student += 1)
      attempts.push({
        kind: 'honest',
        userId: account(random),
        deviceId: '',
        receivedAt: day + random() * DAY_MS,
        answers: sit(questions, drawStudent(random, beliefs), random),
      });
  }
  return onDevices(attempts, random);
}

/** One in fifty sits at a device that another one in the family has; one in twenty in a room, one after another in a day. */
function onDevices(attempts: readonly SimulatedAttempt[], random: () => number): SimulatedAttempt[] {
  const placed: SimulatedAttempt[] = [];
  let place = 0;
  while (place < attempts.length) {
    const draw = random();
    const together = draw < 0.02 ? 2 : draw < 0.07 ? 2 + Math.floor(random() * 2) : 1;
    const deviceId = `d${account(random)}`;
    const day = attempts[place]?.receivedAt ?? START;
    for (const [index, attempt] of attempts.slice(place, place + together).entries())
      placed.push({ ...attempt, deviceId, receivedAt: day + index * 3 * HOUR_MS });
    place += together;
  }
  return placed;
}

function drawBeliefs(questions: readonly Question[], random: () => number): Student['beliefs'] {
  return new Map(
    Array.from({ length: MISCONCEPTIONS }, () => {
      const place = Math.floor(random() * questions.length);
      return [place, 1 + Math.floor(random() * (OPTIONS - 1))] as const;
    }),
  );
}

/** Copiers sit beside a student of average or lower ability, who has wrong answers to copy. */
function copies(honest: SimulatedAttempt[], count: number, random: () => number): SimulatedAttempt[] {
  const wrong = ({ answers }: SimulatedAttempt) =>
    answers.filter(({ outcome }) => outcome === 'incorrect').length;
  const median = honest.map(wrong).sort((a, b) => a - b)[Math.floor(honest.length / 2)] ?? 0;
  const sources = honest.flatMap((attempt, index) => (wrong(attempt) >= median ? [index] : []));
  return COPIED.flatMap((share) =>
    Array.from({ length: count }, () => {
      const index = sources[Math.floor(random() * sources.length)] ?? 0;
      const source = honest[index] as SimulatedAttempt;
      honest[index] = { ...source, kind: 'source' };
      const own = honest[Math.floor(random() * honest.length)] as SimulatedAttempt;
      const answers = source.answers.map((answer, place) =>
        random() < share ? answer : (own.answers[place] as CheckedAnswer),
      );
      const { receivedAt } = source;
      return {
        kind: `copied ${share}` as const,
        userId: account(random),
        deviceId: account(random),
        receivedAt,
        answers,
      };
    }),
  );
}

/** One person with four to eight accounts on one device, who knows more each time. */
function sharers(questions: readonly Question[], count: number, random: () => number): SimulatedAttempt[] {
  const attempts: SimulatedAttempt[] = [];
  while (attempts.length < count) {
    const accounts = 4 + Math.floor(random() * 5);
    const deviceId = `d${account(random)}`;
    const student = drawStudent(random);
    const from = START + random() * 30 * DAY_MS;
    for (let index = 0; index < accounts; index += 1)
      attempts.push({
        kind: 'sharing',
        userId: account(random),
        deviceId,
        receivedAt: from + index * 2 * HOUR_MS,
        answers: sit(questions, { ...student, ability: student.ability + index / 4 }, random),
      });
  }
  return attempts;
}

/** They know the key of most questions, and take some seconds to find their option. */
function keyHolders(questions: readonly Question[], count: number, random: () => number): SimulatedAttempt[] {
  return Array.from({ length: count }, () => {
    const student = drawStudent(random);
    const known = 0.6 + random() * 0.4;
    const answers = questions.map((question, place) =>
      random() < known
        ? given(random() < 0.97 ? 0 : 1, 2 + random() * 5)
        : answerOf(question, place, student, random),
    );
    return {
      kind: 'answer-key' as const,
      ...{
        userId: account(random),
        deviceId: account(random),
        receivedAt: START + random() * 30 * DAY_MS,
        answers,
      },
    };
  });
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const result = [...list];
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [result[index], result[other]] = [result[other] as T, result[index] as T];
  }
  return result;
}

/** The checks over all attempts at a paper, as the job makes them. */
function check(
  paperId: string,
  questions: readonly Question[],
  attempts: readonly SimulatedAttempt[],
): (Signs & { readonly kind: Kind })[] {
  const reference = referenceOf(attempts.slice(0, REFERENCE).map(({ answers }) => answers));
  const characters = questions.map((question) => question.characters);
  const buckets = new Map<number, number[]>();
  const devices = new Map<number, SimulatedAttempt[]>();
  const equal = new Set<number>();
  for (const [index, { answers, ...sitting }] of attempts.entries()) {
    const alike = new Set<number>();
    for (const print of printsOf(paperId, answers)) {
      const bucket = buckets.get(print) ?? [];
      for (const other of bucket) alike.add(other);
      buckets.set(print, [...bucket, index]);
    }
    for (const other of alike) {
      const answersOfOther = attempts[other]?.answers;
      if (reference === null || answersOfOther === undefined) continue;
      if (equalWrong(answers, answersOfOther, reference, attempts.length) === null) continue;
      equal.add(index).add(other);
    }
    const device = devicePrint(paperId, sitting.deviceId);
    devices.set(device, [...(devices.get(device) ?? []), { answers, ...sitting }]);
  }
  return attempts.map((attempt, index) => {
    const sittings = devices.get(devicePrint(paperId, attempt.deviceId)) ?? [];
    return {
      kind: attempt.kind,
      sharedDevice: manyAccounts(sittings, attempt) !== null,
      equalWrong: equal.has(index),
      fastRight: fastRight(attempt.answers, characters) !== null,
    };
  });
}
