import { SAME_WORDS, shared, shinglesOf, type Comparable } from './shingles.ts';

/** LM8: a set of questions that rejects near duplicates, by words only. */
export class AskedQuestions {
  readonly #known: ReadonlySet<string>[] = [];

  add(question: Comparable): void {
    this.#known.push(shinglesOf(question));
  }

  haveNearly(question: Comparable): boolean {
    const own = shinglesOf(question);
    return this.#known.some((known) => shared(known, own) >= SAME_WORDS);
  }
}
