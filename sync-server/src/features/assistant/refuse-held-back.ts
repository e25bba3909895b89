import { inArray } from 'drizzle-orm';
import type { ConversationTurn } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { rankQuestions } from '../../bank/search/rank-questions.ts';
import { refusal } from './known-question.ts';
import { statusesOf } from './open-questions.ts';
import type { AssistantNeeds } from './parts.ts';
import { holdsQuestion } from './question-similarity.ts';

/** Candidate questions compared with the typed text. */
const LOOKED_AT = 60;
/** Words. Parts are twice this long and overlap by half. */
const STEP = 50;

/**
 * ST48, AS7: refuses a text that contains a question of a ranked paper which the student holds or could take and has not
 * finished, in any language of the question and with any text around it.
 * @throws AppError REFUSED
 */
export async function refuseHeldBack(
  context: Context,
  needs: Pick<AssistantNeeds, 'earnsKey'>,
  userId: string,
  texts: readonly string[],
): Promise<void> {
  for (const text of texts) if (await holdsHeldBack(context, needs, userId, text)) throw refusal();
}

/** AS7: whether a text contains such a question. @param printed with its options, where the text has options too. */
export async function holdsHeldBack(
  context: Context,
  needs: Pick<AssistantNeeds, 'earnsKey'>,
  userId: string,
  text: string,
  printed: 'alone' | 'with options' = 'alone',
): Promise<boolean> {
  const ids = await likeAnyPart(context, text);
  const status = await statusesOf(context, needs, userId, ids);
  const heldBack = ids.filter((id) => status(id).isHeldBack);
  const texts = await textsOf(context, heldBack, printed);
  return texts.some((own) => holdsQuestion(text, own));
}

/**
 * AS40: the turns before a question, without those that contain a question held back, such as one that was quoted before
 * a paper began. None if their student's turns contain one only together with the question.
 */
export async function openTurns(
  context: Context,
  needs: Pick<AssistantNeeds, 'earnsKey'>,
  userId: string,
  {
    question,
    conversation,
  }: { readonly question: string; readonly conversation: readonly ConversationTurn[] },
): Promise<ConversationTurn[]> {
  const open: ConversationTurn[] = [];
  for (const turn of conversation)
    if (!(await holdsHeldBack(context, needs, userId, turn.text))) open.push(turn);
  const own = open.filter(({ role }) => role === 'student').map(({ text }) => text);
  if (own.length === 0) return open;
  return (await holdsHeldBack(context, needs, userId, [...own, question].join('\n'))) ? [] : open;
}

/** Searches part by part, so that a question in the middle of a long text is found. */
async function likeAnyPart({ store }: Context, text: string): Promise<string[]> {
  const words = text.split(/\s+/);
  const found = new Set<string>();
  for (let start = 0; start === 0 || start < words.length - STEP; start += STEP) {
    const part = words.slice(start, start + 2 * STEP).join(' ');
    for (const { questionId } of await rankQuestions(store, store.read, part, LOOKED_AT))
      found.add(questionId);
  }
  return [...found];
}

async function textsOf(
  { store: { read, t } }: Context,
  ids: readonly string[],
  printed: 'alone' | 'with options',
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { text, options, translations, id } = t.questions;
  const rows = await read
    .select({ text, options, translations })
    .from(t.questions)
    .where(inArray(id, [...ids]));
  return rows.flatMap((row) => {
    const end = printed === 'alone' ? [] : row.options.map((option) => option.text);
    const texts = [row.text, ...Object.values(row.translations ?? {}).map((own) => own.text)];
    return texts.map((own) => [own, ...end].join(' '));
  });
}
