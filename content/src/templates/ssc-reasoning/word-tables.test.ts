import { describe, expect, it } from 'vitest';
import { wordClasses } from '../words/word-classes.ts';
import { synonymGroups } from '../words/synonym-groups.ts';
import { twoGaps } from '../words/confused-words.ts';
import { gapsByRule } from '../words/gaps-by-rule.ts';
import { idioms } from '../words/idioms.ts';
import { nearMeanings, oneWords } from '../words/one-word.ts';
import { spellings } from '../words/spellings.ts';
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

  it('[CT6] of English have different words to choose from, and each gap once', () => {
    const choices = [
      ...oneWords.map(([, word, near]) => [word, ...near]),
      ...idioms.map(([, meaning, taken]) => [meaning, ...taken]),
      ...gapsByRule.map(({ right, wrong }) => [right, ...wrong]),
      ...spellings.map(([word, wrong]) => [word, ...wrong]),
    ];
    expect(choices.filter((words) => new Set(words).size !== words.length)).toEqual([]);
    expect(gapsByRule.filter(({ sentence }) => sentence.match(/______/g)?.length !== 1)).toEqual([]);
  });

  it('[CT6] of English ask for each phrase, idiom and sentence once', () => {
    const asked = [
      ...oneWords.map(([phrase]) => phrase),
      ...idioms.map(([idiom]) => idiom),
      ...gapsByRule.map(({ sentence }) => sentence),
      ...spellings.flatMap(([word, wrong]) => [word, ...wrong]),
    ];
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('[CT6] of words for a phrase give each word that may be an option one meaning', () => {
    const asked = oneWords.map(([, word]) => word);
    const near = new Set(oneWords.flatMap(([, , words]) => words));
    const known = [...asked, ...nearMeanings.keys()];
    expect([...near].filter((word) => known.filter((one) => one === word).length !== 1)).toEqual([]);
  });
});
