import { setImmediate } from 'node:timers/promises';
import { and, desc, eq, ne } from 'drizzle-orm';
import { SAME_WORDS, shared, shinglesOf, type Comparable } from '@exam/shared-schema/likeness';
import { ModelTrouble, type LanguageModel } from '../../adapters/language-model/language-model.ts';
import type { Context } from '../../context.ts';
import { asStudentsRead, type Stored } from './likeness.ts';

/** More than topics have; of a larger one, the newest, which a model is most likely to repeat. */
const MOST_COMPARED = 5000;
const AT_ONCE = 500;
/** Minimum cosine similarity of embeddings from which two questions count as the same. */
const SAME_MEANING = 0.95;
/** The nearest by words, whose embeddings are compared too. */
const NEAREST = 15;

const wholeOf = ({ text, options }: Comparable): string =>
  [text, ...options.map((option) => option.text)].join(' ');

/** The share of common shingles from which a question is worth reading before a new one is saved. */
const SIMILAR_WORDS = 0.6;

interface Known {
  readonly text: string;
  readonly shingles: ReadonlySet<string>;
}

/** A question of the topic. */
interface Row extends Stored {
  readonly id: string;
}

/** BK17: a question of the bank that is like a new one. */
export interface SimilarQuestion {
  readonly id: string;
  readonly text: string;
  /** Whether a student would call it the same question. */
  readonly isSame: boolean;
}

/** LM5: the questions of a topic, which new ones must not nearly repeat. */
export class TopicQuestions {
  readonly #known: Known[];

  private constructor(known: Known[]) {
    this.#known = known;
  }

  /** @param except id of a question to leave out, because it would match itself. */
  static async read(context: Context, topicId: string, except?: string): Promise<TopicQuestions> {
    const rows = await rowsOf(context, topicId, except);
    const known: Known[] = [];
    for (const [place, row] of rows.entries()) {
      // Let pending requests run first.
      if (place % AT_ONCE === 0) await setImmediate();
      known.push({ text: wholeOf(row), shingles: shinglesOf(row) });
    }
    return new TopicQuestions(known.reverse());
  }

  /** @returns texts of its newest questions. */
  newest(count: number): readonly string[] {
    return this.#known.slice(-count).map(({ text }) => text);
  }

  /**
   * Adds a question, unless it nearly repeats another one by words or, if embeddings are available, by meaning.
   * @returns whether it was added.
   */
  async takes(question: Comparable, embed: LanguageModel['embed'], signal: AbortSignal): Promise<boolean> {
    const own = { text: wholeOf(question), shingles: shinglesOf(question) };
    const nearest = this.#nearest(own);
    if (nearest.some(({ share }) => share >= SAME_WORDS)) return false;
    if (embed !== null && nearest.length > 0 && (await meansTheSame(embed, own.text, nearest, signal)))
      return false;
    // A similar question may have been added during the call.
    if (this.#nearest(own).some(({ share }) => share >= SAME_WORDS)) return false;
    this.#known.push(own);
    return true;
  }

  #nearest({ shingles }: Known) {
    return this.#known
      .map((known) => ({ text: known.text, share: shared(known.shingles, shingles) }))
      .toSorted((one, other) => other.share - one.share)
      .slice(0, NEAREST);
  }
}

/** @param except id of a question to leave out. @returns active questions, newest first. */
async function rowsOf({ store: { read, t } }: Context, topicId: string, except?: string): Promise<Row[]> {
  const { id, text, options, diagramUrl, diagramLatex, createdAt, topicId: topic, state } = t.questions;
  return read
    .select({ id, text, options, diagramUrl, diagramLatex })
    .from(t.questions)
    .where(and(eq(topic, topicId), eq(state, 'active'), except === undefined ? undefined : ne(id, except)))
    .orderBy(desc(createdAt), desc(id))
    .limit(MOST_COMPARED);
}

/**
 * BK17: the questions of a topic that are most like this one, the most similar first; one that is the same is before all
 * others. @param except id of the question itself, if it is in the bank.
 */
export async function similarQuestions(
  context: Context,
  topicId: string,
  question: Stored,
  { count, except }: { readonly count: number; readonly except?: string | undefined },
): Promise<SimilarQuestion[]> {
  const own = { shingles: shinglesOf(question), read: asStudentsRead(question) };
  const found: (SimilarQuestion & { readonly share: number })[] = [];
  for (const [place, row] of (await rowsOf(context, topicId, except)).entries()) {
    // Let pending requests run first.
    if (place % AT_ONCE === 0) await setImmediate();
    const isSame = asStudentsRead(row) === own.read;
    const share = isSame ? 1 : shared(shinglesOf(row), own.shingles);
    if (isSame || share >= SIMILAR_WORDS) found.push({ id: row.id, text: wholeOf(row), isSame, share });
  }
  return found
    .toSorted((one, other) => Number(other.isSame) - Number(one.isSame) || other.share - one.share)
    .slice(0, count)
    .map(({ id, text, isSame }) => ({ id, text, isSame }));
}

async function meansTheSame(
  embed: NonNullable<LanguageModel['embed']>,
  text: string,
  nearest: readonly { readonly text: string }[],
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const { vectors } = await embed([text, ...nearest.map((each) => each.text)], signal);
    const [own, ...others] = vectors;
    return own !== undefined && others.some((other) => cosine(own, other) >= SAME_MEANING);
  } catch (error) {
    // Without embeddings, only the words are compared.
    if (error instanceof ModelTrouble) return false;
    throw error;
  }
}

const cosine = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, place) => sum + value * (other[place] ?? 0), 0);
