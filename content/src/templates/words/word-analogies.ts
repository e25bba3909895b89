import type { WordChoice } from '../asked.ts';
import type { Random } from '../random.ts';
import { isPairOf, relations, type Relation } from './word-pairs.ts';

type Pair = Relation['pairs'][number];
type TwoWords = readonly [first: string, second: string];

const shown = ([first, second]: readonly [string, string, ...unknown[]]) => `${first} : ${second}`;

/** 'Tailor : Needle :: Farmer : ?' */
export function fourthWord(random: Random, among = relations): WordChoice {
  const relation = random.pick(among);
  const [given, asked] = random.sample(relation.pairs, 2) as [Pair, Pair];
  const [first, second, near] = asked;
  const fitting = [second, ...near].filter((word) => isPairOf(relation, first, word));
  return {
    text: `Select the option that is related to the third word in the same way as the second word is related to the first word.

${shown(given)} :: ${first} : ?`,
    right: second,
    wrong: near,
    proof: [
      [fitting.length, 1],
      [fitting[0] === second ? 1 : 0, 1],
    ],
    why: `${relation.says(given[0], given[1])}. In the same way, ${within(relation, first, second)}. The other words go with ${first}, but not in this way.`,
  };
}

/** 'Tailor : Needle', and which of the pairs is like it. */
export function pairAlike(random: Random): WordChoice {
  const [relation, other] = random.sample(relations, 2) as [Relation, Relation];
  const [given, alike, turned, loose] = random.sample(relation.pairs, 4) as [Pair, Pair, Pair, Pair];
  const different = random.pick(other.pairs);
  const right: TwoWords = [alike[0], alike[1]];
  const wrong: readonly TwoWords[] = [
    [turned[1], turned[0]],
    [loose[0], random.pick(loose[2])],
    [different[0], different[1]],
  ];
  const fitting = [right, ...wrong].filter(([first, second]) => isPairOf(relation, first, second));
  const [opposite = '', ...others] = wrong.map(shown);
  return {
    text: `Select the pair in which the two words are related in the same way as the words of the following pair.

${shown(given)}`,
    right: shown(right),
    wrong: wrong.map(shown),
    proof: [
      [fitting.length, 1],
      [fitting[0]?.[0] === alike[0] ? 1 : 0, 1],
    ],
    why: `${relation.says(given[0], given[1])}. In the same way, ${within(relation, ...right)}. In "${opposite}" the two words stand in the opposite order. In ${others.map((pair) => `"${pair}"`).join(' and ')} the relation is a different one.`,
  };
}

/** As a part of a sentence; the names of cities keep their capital letter. */
function within({ says, isOfNames = false }: Relation, first: string, second: string): string {
  const sentence = says(first, second);
  return isOfNames ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
