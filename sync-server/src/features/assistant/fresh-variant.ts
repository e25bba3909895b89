import { and, eq } from 'drizzle-orm';
import { questionTypes, rightOptions } from '@exam/shared-schema/question-types';
import type { Context } from '../../context.ts';
import type { Tables } from '../../database/index.ts';
import type { KnownQuestion } from './known-question.ts';
import type { Variant } from '../../bank/template-variants.ts';
import type { AssistantParts } from './parts.ts';

type StoredQuestion = Tables['questions']['$inferSelect'];

/** Variants tried until one is not in the bank. */
const MOST_TRIES = 24;

/**
 * A variant of this question that is not in the bank, so that it reveals nothing about another paper's questions (AS4).
 * @param isHeldBack AS40: whether it is like a question held back.
 */
export async function freshVariant(
  { store: { read, t } }: Context,
  { variants }: AssistantParts,
  { source, topicId }: Pick<KnownQuestion, 'source' | 'topicId'>,
  isHeldBack: (variant: Variant) => Promise<boolean>,
): Promise<Variant | null> {
  if (variants === undefined || source === null || topicId === null) return null;
  for (let turn = 0; turn < MOST_TRIES; turn += 1) {
    const variant = await variants(source, turn);
    if (variant === null) return null;
    const namesakes = await read
      .select({ options: t.questions.options, key: t.questions.key })
      .from(t.questions)
      .where(and(eq(t.questions.topicId, topicId), eq(t.questions.text, variant.text)));
    // Questions about facts share their first sentence and differ only in the answer.
    const isInBank = namesakes.some((namesake) => rightOf(namesake).includes(variant.answer));
    if (!isInBank && !(await isHeldBack(variant))) return variant;
  }
  return null;
}

/** The right answer as printed: each right option, and all of them joined. */
function rightOf({ options, key }: Pick<StoredQuestion, 'options' | 'key'>): readonly string[] {
  const right = rightOptions(key);
  const texts = options.flatMap(({ _id, text }) => (right.includes(_id) ? [text] : []));
  return [...questionTypes[key.type].acceptedTexts(key), ...texts, texts.join(', ')];
}
