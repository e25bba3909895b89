import { setImmediate } from 'node:timers/promises';
import { and, desc, eq } from 'drizzle-orm';
import type { ConsoleScope } from '@exam/shared-schema/access';
import {
  MOST_ANALYSED,
  type AnalysedItem,
  type ItemAnalysis,
  type UnrankedCounts,
} from '@exam/shared-schema/contract';
import { parseFraction, toNumber } from '@exam/shared-schema/marking';
import {
  type Answer,
  type AnswerKey,
  type AnswerPart,
  lettered,
  questionTypes,
  rightOptions,
} from '@exam/shared-schema/question-types';
import type { Context } from '../../../context.ts';
import { equals, within } from '../../../crud/index.ts';
import type { Store } from '../../../database/index.ts';
import { AppError } from '../../../http/index.ts';
import {
  readAnswers,
  tallierOf,
  type MarkedAnswer,
  type MarkedPaper,
} from '../../../marked-answers/index.ts';
import { attemptsOfVersion, type VersionPage } from '../../../marked-attempts/attempts-of-version.ts';
import {
  analyseItem,
  bestFirst,
  FEWEST_FOR_FLAGS,
  type ItemAttempt,
  type ItemFigures,
  type ItemResponse,
} from './analyse-items.ts';
import type { GivenPart } from './given-parts.ts';

/** A package with its newest key. */
interface Keyed extends MarkedPaper {
  readonly keys: Readonly<Record<string, AnswerKey>>;
}

/** @returns null if the version has no key. */
type KeyedOf = (packageVersion: string) => Promise<{ readonly keyed: Keyed } | null>;

/** What the analysis needs from the feature of attempts. */
export interface AnalysedAttempts {
  readonly keyedOf: KeyedOf;
  /** IA4: the attempts at a paper that do not rank. */
  readonly unrankedOf: (store: Store, paperId: string) => Promise<UnrankedCounts>;
}

/** Batch size, small enough that hand-ins do not wait for the reading. */
const AT_ONCE = 50;

/**
 * IA1: analyses ranked attempts at the newest version of a paper that was sat; while there are too few, the simulated ones
 * if there are any (ST68), but never both together. Attempts that do not rank are counted (IA4).
 * @throws AppError NOT_FOUND if there is no such paper.
 */
export async function readItems(
  { store }: Context,
  { keyedOf, unrankedOf }: AnalysedAttempts,
  { paperId, scope }: { readonly paperId: string; readonly scope: ConsoleScope },
): Promise<ItemAnalysis> {
  const { read, t } = store;
  const [paper] = await read
    .select({ _id: t.papers.id, title: t.papers.title })
    .from(t.papers)
    .where(and(eq(t.papers.id, paperId), within(scope, equals(t.papers.organisationId))));
  if (paper === undefined) throw new AppError('NOT_FOUND');
  const students = await sittingsOf(store, keyedOf, paperId, 'ranked');
  const simulated =
    students.attempts.length < FEWEST_FOR_FLAGS ? await sittingsOf(store, keyedOf, paperId, 'isDemo') : NONE;
  const isDemo = simulated.attempts.length > 0;
  const { keyed, attempts } = isDemo ? simulated : students;
  const items = keyed === null ? [] : await itemsOf(keyed, bestFirst(attempts));
  const unranked = await unrankedOf(store, paperId);
  return { paper, attempts: attempts.length, ...(isDemo && { isDemo }), unranked, items };
}

/** Attempts at one version of a paper, with its key. */
interface Sittings {
  readonly keyed: Keyed | null;
  readonly attempts: readonly ItemAttempt[];
}

const NONE: Sittings = { keyed: null, attempts: [] };

/** Which attempts are analysed: the ranked or the simulated ones. */
type Which = 'ranked' | 'isDemo';

/** Attempts at the newest version that was sat. */
async function sittingsOf(store: Store, keyedOf: KeyedOf, paperId: string, which: Which): Promise<Sittings> {
  const version = await lastSatVersion(store, paperId, which);
  const found = version === undefined ? null : await keyedOf(version);
  if (version === undefined || found === null) return NONE;
  return { keyed: found.keyed, attempts: await attemptsAt(store, version, found.keyed, which) };
}

/** Undefined if there is none. */
async function lastSatVersion(
  { read, t }: Store,
  paperId: string,
  which: Which,
): Promise<string | undefined> {
  const { attempts, packageVersions } = t;
  const versions = await read
    .select({ version: packageVersions.version })
    .from(packageVersions)
    .where(eq(packageVersions.paperId, paperId))
    .orderBy(desc(packageVersions.createdAt));
  for (const { version } of versions) {
    const isSat = and(eq(attempts.packageVersion, version), eq(attempts[which], true));
    const [attempt] = await read.select({ id: attempts.id }).from(attempts).where(isSat).limit(1);
    if (attempt !== undefined) return version;
  }
  return undefined;
}

/** Of many attempts the first of each key version by id. */
async function attemptsAt(store: Store, version: string, keyed: Keyed, which: Which): Promise<ItemAttempt[]> {
  const tallier = tallierOf(keyed);
  const readers = readersOf(keyed);
  const found: ItemAttempt[] = [];
  for await (const rows of attemptsOfVersion(store, version, AT_ONCE, readCounted(store, which))) {
    const asked = rows.filter(({ isCounted }) => isCounted).map((row) => ({ ...row, tallier }));
    for (const answers of await readAnswers(store, asked)) found.push(markedItems(readers, answers));
    if (found.length >= MOST_ANALYSED) break;
    // Let pending requests run first.
    await setImmediate();
  }
  return found.slice(0, MOST_ANALYSED);
}

function readCounted({ read, t: { attempts } }: Store, which: Which) {
  const { id, userId } = attempts;
  return ({ where, orderBy, limit }: VersionPage) =>
    read
      .select({ id, userId, isCounted: attempts[which] })
      .from(attempts)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
}

/** What is counted of an answer to a question. */
type ReadAnswer = (answer: Answer) => Pick<ItemResponse, 'chosen' | 'parts'>;

/** By the id of the question. */
function readersOf({ keys }: Keyed): ReadonlyMap<string, ReadAnswer> {
  const readers = Object.entries(keys).map(([questionId, key]): [string, ReadAnswer] => {
    const type = questionTypes[key.type];
    const partsOf = type.answerParts(key);
    return [questionId, (answer) => ({ chosen: type.chosenOptions(answer), parts: partsOf(answer) })];
  });
  return new Map(readers);
}

const NOTHING: ReturnType<ReadAnswer> = { chosen: [], parts: [] };

function markedItems(
  readers: ReadonlyMap<string, ReadAnswer>,
  answers: readonly MarkedAnswer[],
): ItemAttempt {
  const items = new Map<string, ItemResponse>();
  let total = 0;
  for (const { questionId, outcome, marks, seconds, answer } of answers) {
    const worth = toNumber(parseFraction(marks));
    total += worth;
    items.set(questionId, {
      isRight: outcome === 'correct',
      isAnswered: answer !== null,
      marks: worth,
      ...(answer === null ? NOTHING : (readers.get(questionId)?.(answer) ?? NOTHING)),
      seconds,
    });
  }
  return { total, items };
}

async function itemsOf({ paper, keys }: Keyed, attempts: readonly ItemAttempt[]): Promise<AnalysedItem[]> {
  const items: AnalysedItem[] = [];
  for (const section of paper.sections) {
    for (const question of section.questions) {
      await setImmediate();
      const key = keys[question._id];
      const right = new Set(key === undefined ? [] : rightOptions(key));
      // An option that is right for some rows only is neither right nor wrong.
      const options = right.size === 0 ? [] : question.options;
      const analysed = {
        questionId: question._id,
        options: options.map(({ _id }) => _id),
        correct: right,
        rightParts: key === undefined ? [] : partsOfKey(key),
      };
      const figures = analyseItem(analysed, attempts);
      items.push({
        questionId: question._id,
        number: items.length + 1,
        section: section.title,
        type: question.type,
        text: question.text,
        options: options.map(({ _id, text }) => ({
          optionId: _id,
          text,
          isRight: right.has(_id),
          percent: percent(figures.chosen.get(_id) ?? 0),
        })),
        given: givenByRow(figures.given, question.options),
        ...shown(figures),
      });
    }
  }
  return items;
}

/** None if a person marks. */
function partsOfKey(key: AnswerKey): readonly AnswerPart[] {
  const type = questionTypes[key.type];
  return type.answerParts(key)(type.rightAnswer(key));
}

/** QT10, QT11: the rows in their order; typed answers are one without a row. */
function givenByRow(
  given: readonly GivenPart[],
  options: readonly { readonly _id: string; readonly text: string; readonly row?: boolean | undefined }[],
): AnalysedItem['given'] {
  const named = lettered(options);
  const optionOf = (id: string | null) => named.find(({ _id }) => _id === id);
  const rows = [...new Set(given.map(({ row }) => row))];
  const placeOf = (row: string | null) => named.findIndex(({ _id }) => _id === row);
  return rows
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((row) => {
      const { name, text } = optionOf(row) ?? {};
      return {
        row: name === undefined || text === undefined ? null : { name, text },
        parts: given
          .filter((part) => part.row === row)
          .map(({ choice, text: typed, isRight, share }) => ({
            text: typed ?? optionOf(choice)?.text ?? choice,
            isRight,
            percent: percent(share),
          })),
      };
    });
}

const twoDecimals = (value: number) => Math.round(value * 100) / 100;
const percent = (share: number) => twoDecimals(share * 100);
const correlation = (value: number | null) => (value === null ? null : twoDecimals(value));

function shown({ attempts, answered, right, pointBiserial, upperLower, medianSeconds, flags }: ItemFigures) {
  return {
    attempts,
    answeredPercent: percent(attempts === 0 ? 0 : answered / attempts),
    rightPercent: percent(right),
    pointBiserial: correlation(pointBiserial),
    upperLower: correlation(upperLower),
    medianSeconds,
    flags: [...flags],
  };
}
