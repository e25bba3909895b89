import { setImmediate } from 'node:timers/promises';
import { and, desc, eq, ne } from 'drizzle-orm';
import { ModelTrouble, type LanguageModel } from '../adapters/language-model/language-model.ts';
import type { Context } from '../context.ts';
import { SAME_WORDS, shared, shinglesOf, type Comparable } from './shingles.ts';

/** More than topics have; of a larger one, the newest, which a model is most likely to repeat. */
const MOST_COMPARED = 5000;
const AT_ONCE = 500;
/** Minimum cosine similarity of embeddings from which two questions count as the same. */
const SAME_MEANING = 0.95;
/** The nearest by words, whose embeddings are compared too. */
const NEAREST = 15;

const wholeOf = ({ text, options }: Comparable): string =>
  [text, ...options.map((option) => option.text)].join(' ');

interface Known {
  readonly text: string;
  readonly shingles: ReadonlySet<string>;
}

/** LM5: the questions of a topic, which new ones must not nearly repeat. */
export class TopicQuestions {
  readonly #known: Known[];

  private constructor(known: Known[]) {
    this.#known = known;
  }

  /** @param except id of a question to leave out, because it would match itself. */
  static async read(
    { store: { read, t } }: Context,
    topicId: string,
    except?: string,
  ): Promise<TopicQuestions> {
    const { id, text, options, createdAt, topicId: topic, state } = t.questions;
    const rows = await read
      .select({ text, options })
      .from(t.questions)
      .where(and(eq(topic, topicId), eq(state, 'active'), except === undefined ? undefined : ne(id, except)))
      .orderBy(desc(createdAt), desc(id))
      .limit(MOST_COMPARED);
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

  /** @returns the text of a near duplicate, by words; null if there is none. */
  nearly(question: Comparable): string | null {
    const [nearest] = this.#nearest({ text: wholeOf(question), shingles: shinglesOf(question) });
    return nearest !== undefined && nearest.share >= SAME_WORDS ? nearest.text : null;
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
