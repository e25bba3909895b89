import { lookOf } from '@exam/shared-schema/rich-text';
import type { Context } from '../../context.ts';
import { rankQuestions } from '../../bank/search/rank-questions.ts';
import { readQuestion, type KnownQuestion } from './known-question.ts';
import { statusesOf } from './open-questions.ts';
import type { AssistantNeeds } from './parts.ts';
import { normalised } from './question-similarity.ts';

/** Candidates whose texts are compared. */
const LOOKED_AT = 60;

/** AS2: the free question of the bank with exactly this text, and these options if given; null if there is none. */
export async function questionWithText(
  context: Context,
  needs: Pick<AssistantNeeds, 'earnsKey'>,
  userId: string,
  {
    question: text,
    options,
  }: { readonly question: string; readonly options?: readonly string[] | undefined },
): Promise<KnownQuestion | null> {
  const ranked = await rankQuestions(context.store, context.store.read, text, LOOKED_AT);
  const ids = ranked.map(({ questionId }) => questionId);
  const status = await statusesOf(context, needs, userId, ids);
  const wanted = normalised(text);
  let similar: KnownQuestion | null = null;
  for (const id of ids.filter((each) => status(each).isFree)) {
    const found = await readQuestion(context, id);
    if (found === null || normalised(found.text) !== wanted) continue;
    if (options !== undefined && !hasOptions(found, options)) continue;
    // Another question may differ only by signs of its code (BK35).
    if (lookOf(found.text) === lookOf(text)) return found;
    similar ??= found;
  }
  return similar;
}

function hasOptions({ options }: KnownQuestion, texts: readonly string[]): boolean {
  const own = options.map(({ text }) => normalised(text)).sort();
  const given = texts.map(normalised).sort();
  return own.length === given.length && own.every((text, place) => text === given[place]);
}
