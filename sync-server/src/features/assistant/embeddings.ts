import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { plainText } from '@exam/shared-schema/rich-text';
import { ModelTrouble, type LanguageModel } from '../../adapters/language-model/language-model.ts';
import type { Context } from '../../context.ts';
import type { AssistantParts } from './parts.ts';

/** How many nearest questions are returned. */
const NEAREST = 20;
/** Minimum cosine similarity of a result. */
const LEAST_LIKENESS = 0.35;
/** Most embeddings compared for one request, so that it does not block the server. */
const MOST_COMPARED = 50_000;

interface Wanted {
  readonly userId: string;
  readonly text: string;
  readonly signal?: AbortSignal | undefined;
}

/**
 * AS6: the questions whose embeddings are nearest to a text's, nearest first; empty if no embedding model is configured
 * or it is failing.
 */
export async function nearestQuestions(
  context: Context,
  { modelFor }: AssistantParts,
  { userId, text, signal }: Wanted,
): Promise<readonly { readonly questionId: string }[]> {
  const model = modelFor?.(userId, 'ask') ?? null;
  if (model?.embed == null) return [];
  const [vector] = await embeddedOrNone(model, text, signal);
  if (vector === undefined) return [];
  const { read, t } = context.store;
  const rows = await read
    .select({ questionId: t.questionEmbeddings.questionId, vector: t.questionEmbeddings.vector })
    .from(t.questionEmbeddings)
    .where(eq(t.questionEmbeddings.model, model.name))
    .limit(MOST_COMPARED);
  return rows
    .map((row) => ({ questionId: row.questionId, likeness: dot(vector, floatsOf(row.vector)) }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((one, other) => other.likeness - one.likeness || (one.questionId < other.questionId ? -1 : 1))
    .slice(0, NEAREST);
}

async function embeddedOrNone(
  { embed }: LanguageModel,
  text: string,
  signal: AbortSignal | undefined,
): Promise<readonly Float32Array[]> {
  try {
    return (await embed?.([text], signal))?.vectors ?? [];
  } catch (error) {
    if (error instanceof ModelTrouble) return [];
    throw error;
  }
}

function dot(one: Float32Array, other: Float32Array): number {
  if (one.length !== other.length) return 0;
  return one.reduce((sum, value, place) => sum + value * (other[place] ?? 0), 0);
}

const BYTES = 4;

const floatsOf = (bytes: Uint8Array): Float32Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from({ length: bytes.byteLength / BYTES }, (_, place) =>
    view.getFloat32(place * BYTES, true),
  );
};

function bytesOf(vector: Float32Array): Buffer {
  const bytes = Buffer.alloc(vector.length * BYTES);
  vector.forEach((value, place) => bytes.writeFloatLE(value, place * BYTES));
  return bytes;
}

/** Questions embedded in one call of the model. */
const AT_ONCE = 64;
const LONGEST = 4_000;

/**
 * AS6: embeds a batch of questions that this model has not embedded yet. @returns how many were embedded.
 * @throws ModelTrouble
 */
export async function embedSome(
  context: Context,
  model: LanguageModel,
  signal: AbortSignal,
): Promise<number> {
  const { store, clock } = context;
  const { questions, questionEmbeddings: table } = store.t;
  if (model.embed === null) return 0;
  const isMissing = or(isNull(table.questionId), ne(table.model, model.name));
  const rows = await store.read
    .select({
      questionId: questions.id,
      changeId: questions.changeId,
      text: questions.text,
      explanation: questions.explanation,
    })
    .from(questions)
    .leftJoin(table, eq(table.questionId, questions.id))
    .where(and(eq(questions.state, 'active'), isMissing))
    .limit(AT_ONCE);
  if (rows.length === 0) return 0;
  const texts = rows.map(({ text, explanation }) =>
    plainText(`${text}\n${explanation ?? ''}`).slice(0, LONGEST),
  );
  const { vectors } = await model.embed(texts, signal);
  // Questions edited during the model call are skipped here; the next run embeds their new text.
  await store.write(async (queries) => {
    const found = await queries
      .select({ id: questions.id, changeId: questions.changeId })
      .from(questions)
      .where(
        inArray(
          questions.id,
          rows.map(({ questionId }) => questionId),
        ),
      );
    const now = new Map(found.map(({ id, changeId }) => [id, changeId]));
    for (const [place, { questionId, changeId }] of rows.entries()) {
      const vector = vectors[place];
      if (vector === undefined || now.get(questionId) !== changeId) continue;
      const row = { model: model.name, vector: bytesOf(vector), at: clock.now() };
      await queries
        .insert(table)
        .values({ questionId, ...row })
        .onConflictDoUpdate({ target: table.questionId, set: row });
    }
  });
  return rows.length;
}
