import type { ConversationTurn } from '@exam/shared-schema/contract';
import type { Answerer, Question } from '../answerers/answerer.ts';
import { asksAgain, completionsOf, continuationOf, isFragment, isMarked } from './complete.ts';
import { ASKING_WORDS } from './asking-words.ts';
import { meanings, usualMeanings } from './meanings.ts';
import { PLAIN_WORDS } from './short-forms.ts';
import { withAbbreviations } from './spelled-letters.ts';
import { Spelling } from './spelling.ts';
import { withoutChat } from './without-chat.ts';

/** A question as it was sent. */
export interface TypedQuestion {
  readonly userId: string;
  readonly text: string;
  readonly conversation: readonly ConversationTurn[];
}

export type Reading = Pick<Question, 'text' | 'reading'>;

/** Words. A longer rest is a part of the question. */
const MOST_IN_REST = 16;

/** What is asked before a remark: 'in which topics am I weak? tell me honestly'. A rest with numbers belongs to the question. */
function firstClause(text: string): string | null {
  const [, clause, rest] = /^([^?\n]{8,}?)[?\n]+\s*(\S.*)$/s.exec(text.trim()) ?? [];
  if (clause === undefined || rest === undefined || /\d/.test(text)) return null;
  return rest.split(/\s+/).length <= MOST_IN_REST ? clause.trim() : null;
}

/** A remark about the student or a teacher, which asks nothing: 'sir explained but I was absent'. */
const REMARK =
  /^(?:i|i'?m|im|i've|my|mera|meri|mere|mujhe|main|we|our|sir|ma'?am|mam|madam|teacher|bro|coz|cuz|bcoz|because|since|[\w.]+ student)\b(?!.*\b(?:what|which|why|how|when|who|kya|kyu|kyun|kaise|kitn\w*|and|aur)\b)[^?]*$/i;

/** What is asked before a remark of words that only chat: 'what is an eigenvalue, gate maths'. */
function beforeChat(text: string): string | null {
  const [, clause, rest] = /^([^,?\n]{8,}?)(?:,|\s[-–—(])\s*(\S.*)$/s.exec(text.trim()) ?? [];
  if (clause === undefined || rest === undefined || /\d/.test(text)) return null;
  const words = rest.toLowerCase().match(/[\p{L}\p{M}']+/gu) ?? [];
  if (words.length === 0 || words.length > MOST_IN_REST) return null;
  return (REMARK.test(rest) && !/\b(?:vs|versus)\b/i.test(clause)) ||
    words.every((word) => ASKING_WORDS.has(word) || CHAT.has(word))
    ? clause.trim()
    : null;
}

/** 'find 7P3 using it' */
const USING_IT =
  /(?<=\d.*)\s+(?:using|with|by|from)\s+(?:it|this|that|the (?:same |above )?formula)(?=[\s?.!]*$)/i;

const CHAT: ReadonlySet<string> = new Set(
  'maths math physics chemistry biology english hindi reasoning law legal geography history polity economics my asked in teacher sir mam exam tomorrow today urgent please fast line lines words word answer only short no long confused forgot always senior told friend'.split(
    ' ',
  ),
);

/** 'if the ratio is 7:5', with nothing asked: it means something only with the question before. */
const isOnlySupposed = (text: string): boolean =>
  /^\s*(?:(?:and|ok|but|aur|और)[\s,]+)?(?:what if|if|agar|अगर|यदि)(?![\p{L}\p{M}])/iu.test(text) &&
  !/(?<![\p{L}\p{M}])(?:find|what (?!if)|how|which|who|when|where|why|calculate|solve|kya|kitn\p{L}*|kaise|kab|kaun|क्या|कितन\p{L}*\p{M}*|कैसे)(?![\p{L}\p{M}])/iu.test(
    text.replace(/^\W*\w*\s*what if/i, ' '),
  );

/** AS45: reads questions as students type them, with the words that the answerers know. */
export class Reader {
  readonly #answerers: readonly Answerer[];
  #spelling: Promise<Spelling> | null = null;

  constructor(answerers: readonly Answerer[]) {
    this.#answerers = answerers;
  }

  /**
   * The ways to read a question, the likeliest first: as typed, with misspelled words corrected, and completed from the
   * student's previous question. A message that says itself that it continues is completed first.
   */
  async readingsOf({ text, conversation }: TypedQuestion): Promise<Reading[]> {
    // The same in simpler words is in no text.
    if (conversation.length > 0 && asksAgain(text)) return [];
    const spelling = await this.#known();
    const fixed = spelling.corrected(text);
    const previous = conversation.map((turn) =>
      turn.role === 'student' ? { ...turn, text: spelling.corrected(turn.text) ?? turn.text } : turn,
    );
    const continued =
      continuationOf(text, conversation) ?? (fixed === null ? null : continuationOf(fixed, previous));
    if (continued !== null) return [{ text: continued, reading: 'completed' }];
    const own: Reading[] = [
      { text, reading: 'typed' },
      ...(fixed === null ? [] : [{ text: fixed, reading: 'corrected' as const }]),
    ];
    const spelled = withAbbreviations(fixed ?? text);
    if (spelled !== (fixed ?? text)) own.push({ text: spelled, reading: 'corrected' });
    const plain = withoutChat(spelled);
    if (plain !== null) own.push({ text: plain, reading: 'corrected' });
    const alone = (fixed ?? text).replace(USING_IT, '');
    if (alone !== (fixed ?? text)) own.push({ text: alone, reading: 'corrected' });
    const clause = firstClause(fixed ?? text);
    if (clause !== null) own.push({ text: clause, reading: 'corrected' });
    const beforeRemark = beforeChat(fixed ?? text);
    if (beforeRemark !== null) own.push({ text: beforeRemark, reading: 'corrected' });
    const completed = [
      ...completionsOf(text, conversation),
      ...(fixed === null ? [] : completionsOf(fixed, previous)),
    ].map((each) => ({ text: each, reading: 'completed' as const }));
    if ((isFragment(text) && completed.length > 0) || (conversation.length > 0 && isOnlySupposed(text)))
      return completed;
    return isMarked(text) ? [...completed, ...own] : [...own, ...completed];
  }

  /** AS76: builds all that the first question needs, with other work of the server between the parts. */
  async prepare(): Promise<void> {
    for (const { words, prepare } of this.#answerers) {
      await words?.();
      await turn();
      await prepare?.();
      await turn();
    }
    await this.#known();
  }

  /** Built when a question is first asked, from thousands of words. */
  async #known(): Promise<Spelling> {
    this.#spelling ??= this.#learned();
    return this.#spelling;
  }

  async #learned(): Promise<Spelling> {
    // Words with a meaning of their own are not corrected to others.
    const words: string[] = [...usualMeanings.keys(), ...ASKING_WORDS, ...PLAIN_WORDS];
    for (const { words: own } of this.#answerers)
      for (const word of (await own?.()) ?? []) words.push(...word.toLowerCase().split(/\s+/));
    const spelling = await Spelling.of(words);
    spelling.keep(meanings.keys());
    return spelling;
  }
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
