import { toNumber, type Rational } from '../rational.ts';
import type { Quantity, Sentence } from '../words/sentence.ts';

/** Whether all concepts of a sentence are among those that a family reads, and no word is unknown. */
export function isOnly(sentence: Sentence, ids: readonly string[], others: RegExp | null = null): boolean {
  return (
    sentence.concepts.every((id) => ids.includes(id)) &&
    sentence.others.every((word) => /^[,.:;()-]$/.test(word) || (others?.test(word) ?? false))
  );
}

/**
 * Whether all concepts are among those that a family reads. Other words, as the nouns of a story, may be there: people and
 * things do not change a sum, and words that do are concepts.
 */
export const isStory = ({ concepts, others }: Sentence, ids: readonly string[]): boolean =>
  concepts.every((id) => ids.includes(id)) && others.every((word) => !/^[=+*/^{}[\]]$/.test(word));

export const has = ({ concepts }: Sentence, ...ids: readonly string[]): boolean =>
  ids.some((id) => concepts.includes(id));

/** The values of all numbers, if none has a unit but those listed. */
export function plainValues({ numbers }: Sentence, ...units: readonly string[]): Rational[] | null {
  if (numbers.some(({ unit, isOrdinal }) => isOrdinal || (unit !== null && !units.includes(unit))))
    return null;
  return numbers.map(({ value }) => value);
}

/** The only quantity with one of these units; null if there is none, or several. */
export function only(
  { numbers }: Pick<Sentence, 'numbers'>,
  ...units: readonly (string | null)[]
): Quantity | null {
  const found = numbers.filter(({ unit, isOrdinal }) => !isOrdinal && units.includes(unit));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The number that follows a concept, with other words but no other concept or number between. */
export function after({ tokens }: Sentence, ...ids: readonly string[]): Quantity | null {
  for (const [place, token] of tokens.entries()) {
    if (token.kind !== 'concept' || !ids.includes(token.id)) continue;
    const next = tokens.slice(place + 1).find(({ kind }) => kind !== 'other');
    if (next?.kind === 'number') return next;
  }
  return null;
}

/** The number right before a concept: '20% discount'. */
export function before({ tokens }: Sentence, ...ids: readonly string[]): Quantity | null {
  for (const [place, token] of tokens.entries()) {
    if (token.kind !== 'concept' || !ids.includes(token.id)) continue;
    const previous = tokens[place - 1];
    if (previous?.kind === 'number') return previous;
  }
  return null;
}

/** A whole number that fits, or null. */
export function small(value: Rational | undefined, most = 1_000_000): number | null {
  if (value === undefined || value.d !== 1n) return null;
  const number = toNumber(value);
  return Math.abs(number) <= most ? number : null;
}
