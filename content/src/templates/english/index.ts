import { range } from '../numbers.ts';
import type { Random } from '../random.ts';
import { templatesOf } from '../subject.ts';
import { agreements, numberAsRead, verbs } from '../words/agreement.ts';
import { gapsByRule } from '../words/gaps-by-rule.ts';
import { idioms } from '../words/idioms.ts';
import { nearMeanings, oneWords } from '../words/one-word.ts';
import { spellings } from '../words/spellings.ts';
import { synonymGroups, type SynonymGroup } from '../words/synonym-groups.ts';
import { activeOf, deeds, passiveOf, tenseAsRead, tenses } from '../words/voice.ts';

const { mcq } = templatesOf('English Comprehension');

/** Where a misspelt word parts from the word that is meant. */
function slipShown(words: readonly string[], misspelt: string): string {
  const [word = ''] = words.filter((one) =>
    spellings.some(([of, slips]) => of === one && slips.some((slip) => slip === misspelt)),
  );
  const shorter = Math.min(word.length, misspelt.length);
  const start = range(0, shorter).find((at) => word[at] !== misspelt[at]) ?? shorter;
  const end =
    range(0, shorter - start - 1).find((at) => word.at(-1 - at) !== misspelt.at(-1 - at)) ?? shorter - start;
  const [right, instead] = [word, misspelt].map((one) => one.slice(start, one.length - end)) as [
    string,
    string,
  ];
  if (instead === '') return `"${misspelt}" lacks one "${right}".`;
  if (right === '') return `"${misspelt}" has one "${instead}" too many.`;
  return `"${misspelt}" has "${instead}" in place of "${right}".`;
}

/** One word spelt rightly among others that are not, or the other way round. */
function spelling(random: Random, options: number) {
  const asksForRight = random.int(0, 1) === 1;
  const [[word, [...slips]], ...others] = random.sample(spellings, options) as [
    (typeof spellings)[number],
    ...(typeof spellings)[number][],
  ];
  const slip = random.pick(slips);
  const right = asksForRight ? word : slip;
  const wrong = others.map(([other, misspelt]) => (asksForRight ? random.pick(misspelt) : other));
  const known: readonly string[] = spellings.map(([one]) => one);
  const corrected = [[word, slips] as const, ...others].map(([one]) => one).sort();
  return {
    text: `Select the ${asksForRight ? '**correctly**' : '**incorrectly**'} spelt word.`,
    right,
    wrong,
    proof: [[[right, ...wrong].filter((one) => known.includes(one) === asksForRight).length, 1]] as const,
    why: asksForRight
      ? `"${word}" is spelt correctly. The words are spelt ${corrected.join(', ')}. ${slipShown(corrected, wrong[0] ?? '')}`
      : `"${slip}" should be spelt "${word}". The other words are spelt correctly. ${slipShown([word], slip)}`,
  };
}

/** Words in so many parts, of which the first are the longer ones. */
function inParts(words: readonly string[], count: number): string[] {
  if (count === 0) return [];
  const size = Math.ceil(words.length / count);
  return [words.slice(0, size).join(' '), ...inParts(words.slice(size), count - 1)];
}

/** A sentence in four parts. @param place that of the part in which the verb is, 0 to 3: each is asked for alike. */
function fourParts(
  subject: readonly string[],
  [verb = '', ...rest]: readonly string[],
  place: number,
): string[] {
  if (place === 0) return [[...subject, verb].join(' '), ...inParts(rest, 3)];
  return [...inParts(subject, place), ...inParts([verb, ...rest], 4 - place)];
}

const asInASentence = (phrase: string) => `${phrase.charAt(0).toLowerCase()}${phrase.slice(1)}`;

/** Of a word that is printed beside the right one, be it asked for elsewhere or not. */
function meaningOf(word: string): string {
  const [phrase = ''] = oneWords.find(([, other]) => other === word) ?? [];
  return nearMeanings.get(word) ?? asInASentence(phrase);
}

export const english = [
  mcq('one-word-for-a-phrase', 'One-Word Substitution', 3, (random, options) => {
    const [phrase, word, near] = random.pick(oneWords);
    const wrong = random.sample(near, options - 1);
    return {
      text: `Select the option that can be used as a one-word substitute for the given group of words.

${phrase}`,
      right: word,
      wrong,
      why: `"${word}" is the word for: ${asInASentence(phrase)}. The others mean something else: ${wrong.map((other) => `"${other}" means: ${meaningOf(other)}`).join('; ')}.`,
    };
  }),

  mcq('meaning-of-an-idiom', 'Idioms', 3, (random) => {
    const [idiom, meaning, taken] = random.pick(idioms);
    return {
      text: `Select the most appropriate meaning of the given idiom.

${idiom}`,
      right: meaning,
      wrong: taken,
      why: `The idiom "${asInASentence(idiom)}" means: ${asInASentence(meaning)}. It is not to be taken word by word.`,
    };
  }),

  mcq('gap-filled-by-rule', 'Fill in the Blanks', 3, (random) => {
    const { sentence, right, wrong, rule, unlike } = random.pick(gapsByRule);
    const filled = right.startsWith('(')
      ? sentence.replace('______ ', '')
      : sentence.replace('______', right);
    return {
      text: `Select the most appropriate option to fill in the blank.

${sentence}`,
      right,
      wrong,
      why: `${rule} So the sentence is: "${filled}"${unlike === undefined ? '' : ` ${unlike}`}`,
    };
  }),

  mcq('error-in-agreement', 'Error Spotting', 4, (random, options) => {
    const { subject, isPlural, rule, verb = random.pick(verbs) } = random.pick(agreements)(random);
    const isFaulty = random.int(0, 4) > 0;
    const [singular, plural] = verb.forms;
    const used = isPlural === isFaulty ? singular : plural;
    const words = subject.split(' ');
    // At least two words in each part of the subject. Not every subject is long enough for the last place.
    const place = Math.min(random.int(0, 4), Math.floor(words.length / 2), 3);
    const parts = fourParts(words, `${used} ${verb.rest}`.split(' '), place);
    const noError = 'No error';
    const withVerb = parts[place] ?? '';
    const others = parts.filter((part) => part !== withVerb);
    const right = isFaulty ? withVerb : noError;
    const wrong = [isFaulty ? noError : withVerb, ...random.sample(others, options - 2)];
    // The number of the verb as it is printed, and that of the subject as it is read.
    const numberOfVerb = used === plural ? 2 : 1;
    return {
      text: `The following sentence has been divided into parts. One of them may contain an error. Select the part that contains the error, or "No error" if there is none.

${parts.join(' / ')}.`,
      right,
      wrong,
      order: [...parts, noError],
      proof: [[numberOfVerb === numberAsRead(subject) ? 0 : 1, isFaulty ? 1 : 0]],
      why: `${rule} So the verb is ${isPlural ? 'plural' : 'singular'}: "${subject} ${isPlural ? plural : singular} ${verb.rest}." ${isFaulty ? `Instead of "${used}" it should be "${isPlural ? plural : singular}".` : 'The sentence is correct.'}`,
    };
  }),

  mcq('passive-of-a-sentence', 'Active and Passive Voice', 3, (random) => {
    const deed = random.pick(deeds);
    const [tense = tenses[0], ...others] = random.shuffle(tenses);
    if (tense === undefined) return null;
    const right = passiveOf(deed, tense);
    const isOtherNumber = passiveOf(deed, tense, !deed.object[1]);
    const [other = tense] = others;
    const unlike =
      isOtherNumber === right
        ? `The sentence "${passiveOf(deed, other)}" has a verb ${other.name}.`
        : `The verb "${tense.passive(!deed.object[1])}" would not agree with "${deed.object[0]}".`;
    return {
      text: `Select the option that expresses the given sentence in the passive voice.

${activeOf(deed, tense)}`,
      right,
      wrong: [isOtherNumber, ...others.slice(0, 4).map((other) => passiveOf(deed, other))].filter(
        (sentence) => sentence !== right,
      ),
      proof: [[tenseAsRead(right), tenses.indexOf(tense)]],
      why: `The verb of the active sentence is ${tense.name}. In the passive voice this is "${tense.passive(deed.object[1])}" and the past participle "${deed.verb[2]}"; the object "${deed.object[0]}" becomes the subject: "${right}" ${unlike}`,
    };
  }),

  mcq('nearest-in-meaning', 'Synonyms and Antonyms', 3, (random) => {
    const [group, ...others] = random.sample(synonymGroups, 5) as [SynonymGroup, ...SynonymGroup[]];
    const [word = '', right = ''] = random.sample(group.words, 2);
    const wrong = others.map(({ words }) => random.pick(words));
    const shared = [right, ...wrong].filter((one) =>
      synonymGroups.some(({ words }) => [word, one].every((each) => words.some((other) => other === each))),
    );
    return {
      text: `Select the word that is nearest in meaning to the given word.

${word}`,
      right,
      wrong,
      proof: [
        [shared.length, 1],
        [shared[0] === right ? 1 : 0, 1],
      ],
      why: `"${word}" and "${right}" both mean "${group.meaning}".`,
    };
  }),

  mcq('spelt-rightly', 'Spelling', 3, spelling),
];
