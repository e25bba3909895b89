import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { KnownQuestion } from './known-question.ts';
import type { AssistantParts, Variant } from './parts.ts';

/** Variants that are looked at until one is not in the bank. */
const MOST_TRIES = 8;

/** A further question of this kind that is nowhere in the bank, so that it gives away nothing that is asked elsewhere (AS4). */
export async function freshVariant(
  { store: { read, t } }: Context,
  { variants }: AssistantParts,
  { source, text, topicId }: Pick<KnownQuestion, 'source' | 'text' | 'topicId'>,
): Promise<Variant | null> {
  if (variants === undefined || source === null || topicId === null) return null;
  for (let turn = 0; turn < MOST_TRIES; turn += 1) {
    const variant = variants(source, turn);
    if (variant === null) return null;
    if (variant.text === text) continue;
    const same = await read
      .select({ id: t.questions.id })
      .from(t.questions)
      .where(and(eq(t.questions.topicId, topicId), eq(t.questions.text, variant.text)))
      .limit(1);
    if (same.length === 0) return variant;
  }
  return null;
}
