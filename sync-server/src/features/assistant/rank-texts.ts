import { matches, rarity, termsOf } from '../../bank/search/rank-questions.ts';
import { searchTerms } from '../../bank/search/search-terms.ts';

export interface RankedText<T> {
  readonly item: T;
  readonly score: number;
  /** The share of the query's weighted terms that it contains, 0 to 1. */
  readonly coverage: number;
}

/** BM25 parameters b and k1, as in rank-questions.ts. */
const LENGTH_SHARE = 0.4;
const SATURATION = 1.2;

/** BM25 ranking of a small collection, best first. A term counts once per text. */
export function rankTexts<T>(
  query: string,
  items: readonly T[],
  textOf: (item: T) => string,
): RankedText<T>[] {
  const terms = termsOf(query);
  if (terms.length === 0 || items.length === 0) return [];
  const words = items.map((item) => searchTerms([textOf(item)]));
  const usual = words.reduce((sum, own) => sum + own.length, 0) / items.length;
  const weighed = terms.map((term) => {
    const having = words.map((own) => own.some((word) => matches(term, word)));
    return { having, weight: rarity(having.filter(Boolean).length, items.length) };
  });
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return items
    .map((item, place) => {
      const found = weighed.reduce((sum, { having, weight }) => sum + (having[place] ? weight : 0), 0);
      const length = 1 - LENGTH_SHARE + LENGTH_SHARE * ((words[place]?.length ?? 0) / usual);
      return { item, score: (found * (SATURATION + 1)) / (1 + SATURATION * length), coverage: found / whole };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
}
