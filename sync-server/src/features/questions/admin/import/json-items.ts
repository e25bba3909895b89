import { answerKeySchema } from '@exam/shared-schema/question-types';
import * as z from 'zod/mini';
import { keyedQuestion } from './keyed-question.ts';
import { Problem, readItem, UnreadableFile, type ReadItem, type ReadQuestion } from './read-item.ts';

/** A question of the console's own file (BK31). */
const itemSchema = z.object({
  text: z.string(),
  options: z._default(
    z.array(z.object({ _id: z.string(), text: z.string(), row: z.optional(z.boolean()) })),
    [],
  ),
  key: answerKeySchema,
  explanation: z.optional(z.nullable(z.string())),
  difficulty: z.optional(z.int()),
  keywords: z.optional(z.array(z.string())),
});

/** OP10: the questions of a file of JSON, as the console downloads it, or of JSON Lines. @throws UnreadableFile */
export function jsonItems(file: string): ReadItem[] {
  return valuesOf(file.replace(/^\ufeff/, '').trim()).map((value) => {
    const { text } = (value ?? {}) as { readonly text?: unknown };
    return readItem(typeof text === 'string' ? text : '', () => questionOf(value));
  });
}

function valuesOf(text: string): unknown[] {
  const lines = text.startsWith('[') ? [text] : text.split('\n').filter((line) => line.trim() !== '');
  try {
    return lines.flatMap((line) => JSON.parse(line) as unknown);
  } catch (error) {
    if (error instanceof SyntaxError) throw new UnreadableFile('This is neither JSON nor JSON Lines.');
    throw error;
  }
}

function questionOf(value: unknown): ReadQuestion {
  const parsed = itemSchema.safeParse(value);
  if (!parsed.success)
    throw new Problem(
      `Its member '${String(parsed.error.issues[0]?.path[0] ?? '')}' is missing or has another form.`,
    );
  const { explanation, difficulty, keywords, ...keyed } = parsed.data;
  return {
    ...keyedQuestion(keyed),
    explanation: explanation ?? '',
    difficulty,
    keywords: keywords?.join(', '),
  };
}
