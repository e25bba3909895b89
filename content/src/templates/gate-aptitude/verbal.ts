import type { Random } from '../random.ts';
import { templatesOf } from '../subject.ts';
import { twoGaps } from '../words/confused-words.ts';
import { synonymGroups, type SynonymGroup } from '../words/synonym-groups.ts';
import { fourthWord } from '../words/word-analogies.ts';
import { meaningRelations } from '../words/word-relations.ts';
import { agreements, numberAsRead, verbs } from '../words/agreement.ts';

const { mcq } = templatesOf('General Aptitude');
const VERBAL = 'Verbal Aptitude';

/** The group that all but one of the words belong to, if there is one. */
function groupsOfAllBut(words: readonly string[]): SynonymGroup[] {
  return synonymGroups.filter(
    (group) => words.filter((word) => group.words.some((one) => one === word)).length === words.length - 1,
  );
}

/** 'Brave, Valiant, Taciturn, Fearless', and which of them does not belong there. */
function oddMeaning(random: Random, options: number) {
  const [group, other] = random.sample(synonymGroups, 2) as [SynonymGroup, SynonymGroup];
  const alike = random.sample(group.words, options - 1);
  const odd = random.pick(other.words);
  const groups = groupsOfAllBut([odd, ...alike]);
  return {
    text: 'All of the following words but one are similar in meaning. Select the word that is **not** similar in meaning to the others.',
    right: odd,
    wrong: alike,
    proof: [
      [groups.length, 1],
      [groups[0] === group ? 1 : 0, 1],
    ] as const,
    why: `${alike.map((word) => `"${word}"`).join(', ')} all mean "${group.meaning}". "${odd}" means "${other.meaning}".`,
  };
}

export const verbal = [
  mcq('verb-that-agrees', VERBAL, 3, (random, options) => {
    const { subject, isPlural, rule, verb = random.pick(verbs) } = random.pick(agreements)(random);
    const [singular, plural] = verb.forms;
    const right = isPlural ? plural : singular;
    return {
      text: `Select the most appropriate option to complete the following sentence.

${subject} ______ ${verb.rest}.`,
      right,
      // The form of the other number is always offered.
      wrong: [isPlural ? singular : plural, ...random.sample(verb.never, options - 2)],
      proof: [[isPlural ? 2 : 1, numberAsRead(subject)]],
      why: `${rule} So the verb is ${isPlural ? 'plural' : 'singular'}: "${subject} ${right} ${verb.rest}." The form "${isPlural ? singular : plural}" would need a ${isPlural ? 'singular' : 'plural'} subject.`,
    };
  }),

  mcq('two-words-that-are-confused', VERBAL, 4, (random) => {
    const { sentence, right, words, because } = random.pick(twoGaps);
    const pairs = words.flatMap((first) => words.map((second) => [first, second] as const));
    const shown = (pair: readonly [string, string]) => pair.join(', ');
    const filled = right.reduce((text, word) => text.replace('______', word), sentence);
    return {
      text: `Select the words that complete the following sentence, in this order.

${sentence}`,
      right: shown(right),
      wrong: random.shuffle(pairs).map(shown),
      why: `${because} So the sentence is: "${filled}"`,
    };
  }),

  mcq('word-related-in-meaning', VERBAL, 4, (random) => fourthWord(random, meaningRelations)),

  mcq('odd-meaning-out', VERBAL, 3, oddMeaning),
];
