import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Tables } from '../../database/index.ts';
import type { KnownQuestion } from './known-question.ts';
import type { AssistantParts, Variant } from './parts.ts';

type StoredQuestion = Tables['questions']['$inferSelect'];

/** Variants that are looked at until one is not in the bank. */
const MOST_TRIES = 24;

/** A further question of this kind that is nowhere in the bank, so that it gives away nothing that is asked elsewhere (AS4). */
export async function freshVariant(
  { store: { read, t } }: Context,
  { variants }: AssistantParts,
  { source, topicId }: Pick<KnownQuestion, 'source' | 'topicId'>,
): Promise<Variant | null> {
  if (variants === undefined || source === null || topicId === null) return null;
  for (let turn = 0; turn < MOST_TRIES; turn += 1) {
    const variant = variants(source, turn);
    if (variant === null) return null;
    const namesakes = await read
      .select({ options: t.questions.options, key: t.questions.key })
      .from(t.questions)
      .where(and(eq(t.questions.topicId, topicId), eq(t.questions.text, variant.text)));
    // Questions about facts share their first sentence, and differ in what is right.
    if (!namesakes.some((namesake) => rightOf(namesake).includes(variant.answer))) return variant;
  }
  return null;
}

/** What is right, as it is written: each that is, and all in one. */
function rightOf({ options, key }: Pick<StoredQuestion, 'options' | 'key'>): readonly string[] {
  if (key.type === 'Numerical') return key.values ?? [];
  const texts = options.flatMap(({ _id, text }) => (key.correct.includes(_id) ? [text] : []));
  return [...texts, texts.join(', ')];
}
