import type { Phrasebook } from './frames.ts';

/**
 * One book of several.
 * @throws Error if a sentence stands in two of them: their order would decide how it is translated.
 */
export function gathered(...books: readonly Phrasebook[]): Phrasebook {
  const whole = new Map<string, string>();
  for (const [english, hindi] of books.flatMap((book) => Object.entries(book))) {
    if (whole.has(english)) throw new Error(`Two places translate the sentence '${english}'`);
    whole.set(english, hindi);
  }
  return Object.fromEntries(whole);
}

/** Sentences that differ in one word, which goes where `<>` stands: `withEach({ red: 'लाल' }, { 'A <> ball': 'एक <> गेंद' })`. */
export function withEach(words: Phrasebook, sentences: Phrasebook): Phrasebook {
  const filled = Object.entries(sentences).flatMap(([english, hindi]) =>
    Object.entries(words).map(([word, inHindi]) => ({
      [english.replaceAll('<>', word)]: hindi.replaceAll('<>', inHindi),
    })),
  );
  return gathered(...filled);
}
