import { describe, expect, it } from 'vitest';
import { wordClasses } from '../words/word-classes.ts';
import { synonymGroups } from '../words/synonym-groups.ts';
import { twoGaps } from '../words/confused-words.ts';
import { isPairOf, relations } from '../words/word-pairs.ts';
import { meaningRelations } from '../words/word-relations.ts';

const allRelations = [...relations, ...meaningRelations];

describe('the tables of words', () => {
  it.each(wordClasses)(
    '[CT6] of $things name each word once, and say nothing of a word that is not there',
    (table) => {
      const { words, properties, seen } = table;
      expect(new Set(words).size).toBe(words.length);
      const said = [...properties.flatMap(({ of }) => of), ...seen.flat()];
      expect(said.filter((word) => !words.includes(word))).toEqual([]);
    },
  );

  it('[CT6] have no word beside a pair that stands in the same relation to the first one', () => {
    const wrong = allRelations.flatMap((relation) =>
      relation.pairs.flatMap(([first, second, near]) => {
        const isRepeated = new Set([first, second, ...near]).size < near.length + 2;
        const isPair = near.some(
          (word) => isPairOf(relation, first, word) || isPairOf(relation, word, first),
        );
        return isRepeated || isPair ? [first] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('[CT6] have no pair in two relations, in either order', () => {
    const pairs = allRelations.flatMap(({ pairs }) =>
      pairs.map(([first, second]) => [first, second].sort((a, b) => a.localeCompare(b)).join(' ')),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('[CT6] have no word in two groups of synonyms', () => {
    const words = synonymGroups.flatMap((group) => group.words);
    expect(new Set(words).size).toBe(words.length);
  });

  it.each(twoGaps)(
    '[CT6] fill "$sentence" with words that are offered, in two gaps',
    ({ sentence, right, words }) => {
      expect(sentence.match(/______/g)).toHaveLength(2);
      expect(right.filter((word) => !words.some((offered) => offered === word))).toEqual([]);
      expect(new Set(words).size).toBe(words.length);
    },
  );
});
