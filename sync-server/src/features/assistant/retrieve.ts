import { and, eq } from 'drizzle-orm';
import type { AssistantSource } from '@exam/shared-schema/contract';
import { plainText } from '@exam/shared-schema/rich-text';
import type { Context } from '../../context.ts';
import { rankQuestions } from '../../bank/search/rank-questions.ts';
import { nearestQuestions } from './embeddings.ts';
import { readQuestion, rightAnswer, type KnownQuestion } from './known-question.ts';
import { statusesOf } from './open-questions.ts';
import { mistakesOf, notesOf } from './own-material.ts';
import type { AssistantNeeds, AssistantParts, FormulaLine } from './parts.ts';
import { likenessOf, wordsAsked } from './question-similarity.ts';
import { holdsHeldBack } from './refuse-held-back.ts';
import { rankTexts, type RankedText } from './rank-texts.ts';

/** A source that an answer can be based on. */
export interface Passage {
  readonly source: AssistantSource;
  /** The share of the query that it covers, 0 to 1. */
  readonly coverage: number;
  /** The question of the bank that it comes from; null for other sources. */
  readonly question: KnownQuestion | null;
}

export interface Retrieved {
  /** Best first, of all kinds. */
  readonly passages: readonly Passage[];
  /** The question of the bank that was asked, if there is one and it is free. */
  readonly same: KnownQuestion | null;
}

export interface Wanted {
  readonly userId: string;
  /** The search text. */
  readonly text: string;
  /** Id of a question to exclude, because it is known already. */
  readonly except?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

type Needs = Pick<AssistantNeeds, 'earnsKey' | 'releasedAttempt'>;

/** Minimum coverage of a passage. */
const ENOUGH = 0.6;
/** Lower minimum coverage for a known question, where similar questions help too. */
const ENOUGH_LIKE_IT = 0.4;
const MOST_QUESTIONS = 3;
const MOST_LINES = 4;
const MOST_OWN = 2;
/** Candidate questions compared in detail. */
const LOOKED_AT = 40;
/** AS7: word similarity from which two texts with the same numbers are the same question. */
const SAME_WORDS = 0.5;
/** Without numbers, words alone tell questions apart. */
const SAME_WORDS_ALONE = 0.55;
/** Words that a question with no numbers has at least, to be recognised. */
const FEWEST_WORDS = 5;
/** Characters of one source. */
const LONGEST = 1_500;

/** AS4, AS5: the passages about a text that this student may see. */
export async function retrieve(
  context: Context,
  needs: Needs & AssistantParts,
  wanted: Wanted,
): Promise<Retrieved> {
  const words = wordsAsked(plainText(wanted.text)).join(' ');
  if (words === '') return { passages: [], same: null };
  const questions = await freeQuestions(context, needs, wanted, words);
  const same = questions.find(({ isSame }) => isSame)?.question ?? null;
  const formulae = rankTexts(words, await linesOf(needs), ({ line, topics, subject }) =>
    [line.name, line.name, plainText(line.text), ...topics, subject].join(' '),
  );
  const topics = rankTexts(words, await topicsOf(context), ({ name, description, subject }) =>
    [name, description, subject].join(' '),
  );
  const notes = rankTexts(words, await notesOf(context, wanted.userId), ({ text }) => plainText(text));
  const mistakes = rankTexts(
    words,
    await mistakesOf(context, needs, wanted.userId),
    ({ text, explanation }) => plainText(`${text} ${explanation ?? ''}`),
  );
  const isOther = ({ item: { questionId } }: RankedText<{ questionId: string }>) =>
    questionId !== wanted.except;
  const enough = wanted.except === undefined ? ENOUGH : ENOUGH_LIKE_IT;
  const passages = [
    ...formulae.slice(0, MOST_LINES).map(ofLine),
    ...questions.slice(0, MOST_QUESTIONS).map((each) => ofQuestion(each, wanted.except === undefined)),
    ...topics.slice(0, 1).map(ofTopic),
    ...notes.slice(0, MOST_OWN).map(ofNote),
    ...mistakes.filter(isOther).slice(0, MOST_OWN).map(ofMistake),
  ].filter(({ coverage }) => coverage >= enough);
  return { passages: await quotable(context, needs, wanted.userId, passages), same };
}

/** AS40: without passages that contain a question held back: the assistant does not quote what it would refuse. */
async function quotable(
  context: Context,
  needs: Needs,
  userId: string,
  passages: readonly Passage[],
): Promise<Passage[]> {
  const kept: Passage[] = [];
  for (const each of passages) {
    const { type, text } = each.source;
    const isOfBank = each.question !== null || type === 'mistake';
    if (!isOfBank || !(await holdsHeldBack(context, needs, userId, each.question?.text ?? text)))
      kept.push(each);
  }
  return kept;
}

interface FreeQuestion {
  readonly question: KnownQuestion;
  readonly coverage: number;
  readonly isSame: boolean;
}

/** AS5: by words and, if there are embeddings, by meaning; combined by reciprocal rank fusion. */
async function freeQuestions(
  context: Context,
  needs: Needs & AssistantParts,
  wanted: Wanted,
  words: string,
): Promise<FreeQuestion[]> {
  const byWords = await rankQuestions(context.store, context.store.read, words, LOOKED_AT);
  const near = await nearestQuestions(context, needs, wanted);
  const coverages = new Map(byWords.map(({ questionId, coverage }) => [questionId, coverage]));
  for (const { questionId } of near)
    coverages.set(questionId, Math.max(coverages.get(questionId) ?? 0, ENOUGH));
  const fused = fuse(
    byWords.map(({ questionId }) => questionId),
    near.map(({ questionId }) => questionId),
  ).filter((questionId) => questionId !== wanted.except);
  const status = await statusesOf(context, needs, wanted.userId, fused);
  const found: FreeQuestion[] = [];
  for (const questionId of fused.filter((id) => status(id).isFree)) {
    const question = await readQuestion(context, questionId);
    if (question === null) continue;
    found.push({ question, coverage: coverages.get(questionId) ?? 0, isSame: isSame(wanted.text, question) });
  }
  return found.sort((one, other) => Number(other.isSame) - Number(one.isSame));
}

/** AS7: compared with and without options, because questions about facts may differ only in their options. */
function isSame(asked: string, { text, options }: KnownQuestion): boolean {
  const whole = [text, ...options.map((option) => option.text)].join(' ');
  return [text, whole].some((own) => {
    const { words, hasSameNumbers } = likenessOf(asked, own);
    if (/\d/.test(asked)) return hasSameNumbers && words >= SAME_WORDS;
    return hasSameNumbers && words >= SAME_WORDS_ALONE && wordsAsked(asked).length >= FEWEST_WORDS;
  });
}

/** The constant k of reciprocal rank fusion: the larger, the less the first ranks dominate. */
const RANK_CONSTANT = 60;

/** Reciprocal rank fusion of several rankings. */
export function fuse(...orders: readonly (readonly string[])[]): string[] {
  const scores = new Map<string, number>();
  for (const order of orders)
    order.forEach((id, rank) => scores.set(id, (scores.get(id) ?? 0) + 1 / (RANK_CONSTANT + rank)));
  return [...scores]
    .sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1))
    .map(([id]) => id);
}

interface Line {
  readonly line: FormulaLine;
  readonly subject: string;
  readonly topics: readonly string[];
}

async function linesOf({ formulae = () => Promise.resolve([]) }: AssistantParts): Promise<Line[]> {
  const sheets = await formulae();
  return sheets.flatMap(({ lines, subject, topics }) => lines.map((line) => ({ line, subject, topics })));
}

/** The formulae of a chapter. */
export async function linesOfTopic(
  parts: AssistantParts,
  subject: string | null,
  topic: string | null,
): Promise<Line[]> {
  return (await linesOf(parts)).filter(
    (line) => line.subject === subject && topic !== null && line.topics.includes(topic),
  );
}

async function topicsOf({ store: { read, t } }: Context) {
  const rows = await read
    .select({ name: t.topics.name, description: t.topics.description, subject: t.subjects.name })
    .from(t.topics)
    .innerJoin(t.subjects, eq(t.subjects.id, t.topics.subjectId))
    .where(and(eq(t.topics.isActive, true), eq(t.subjects.isActive, true)));
  return rows;
}

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const passage = (
  source: AssistantSource,
  coverage: number,
  question: KnownQuestion | null = null,
): Passage => ({
  source: { ...source, text: cut(source.text) },
  coverage,
  question,
});

const ofLine = ({ item: { line, subject }, coverage }: Pick<RankedText<Line>, 'item' | 'coverage'>) =>
  passage({ type: 'formulae', name: `${line.name} (${subject})`, text: line.text }, coverage);

/** @param isAsked whether it may be the question that was asked. */
function ofQuestion({ question, coverage, isSame }: FreeQuestion, isAsked: boolean): Passage {
  const answer = `Answer: ${rightAnswer(question)}`;
  const text = [question.text, question.explanation ?? '', answer].filter(Boolean).join('\n\n');
  const name = question.topic ?? question.subject ?? 'Question';
  if (isAsked && isSame && question.explanation !== null)
    return passage({ type: 'explanation', name, text: `${question.explanation}\n\n${answer}` }, 1, question);
  return passage({ type: 'question', name, text }, coverage, question);
}

const ofTopic = ({
  item: { name, description, subject },
  coverage,
}: RankedText<{ name: string; description: string; subject: string }>) =>
  passage(
    { type: 'topic', name, text: description === '' ? `A chapter of ${subject}.` : description },
    coverage,
  );

const ofNote = ({ item, coverage }: RankedText<{ text: string }>) =>
  passage({ type: 'note', name: 'Your note', text: item.text }, coverage);

const ofMistake = ({
  item,
  coverage,
}: RankedText<{ text: string; explanation: string | null; testTitle: string }>) =>
  passage(
    {
      type: 'mistake',
      name: `Your mistake in ${item.testTitle}`,
      text: [item.text, item.explanation ?? ''].filter(Boolean).join('\n\n'),
    },
    coverage,
  );
