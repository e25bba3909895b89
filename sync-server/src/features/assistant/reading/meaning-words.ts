import { lettersIn } from './spelled-letters.ts';
import { foldedHindi } from './hindi-sound.ts';
import { meaningOf } from './meaning-of.ts';

const NUMBERS: Readonly<Record<string, string>> = {
  ...{
    first: '1',
    second: '2',
    third: '3',
    fourth: '4',
    fifth: '5',
    sixth: '6',
    seventh: '7',
    eighth: '8',
    ninth: '9',
    tenth: '10',
  },
  ...{
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    ten: '10',
    twelve: '12',
  },
};

const LETTERS: Readonly<Record<string, string>> = { ए: 'a', बी: 'b', सी: 'c', डी: 'd', ई: 'e', के: 'k' };

/** Names of several words, and names that are parted in one of the languages and not in the other. */
const PHRASES: readonly (readonly [words: string, english: string])[] = [
  ['विधान ?सभा|vidhan ?sabha', 'legislative assembly'],
  ['विधान ?परिषद|vidhan ?parishad', 'legislative council'],
  ['संविधान सभा|sa[mn]vidhan sabha', 'constituent assembly'],
  ['(?:सर्वोच्च|उच्चतम) न्यायालय|(?:sarvoch+h?a?|uch+h?atam) nyayalaya?', 'supreme court'],
  ['लोक सेवा आयोग|lok seva aa?yog', 'public service commission'],
  ['(?:चुनाव|निर्वाचन) आयोग|(?:chunav|nirvachan) aa?yog', 'election commission'],
  ['केंद्र शासित (?:प्रदेश|राज्य)|kendra? shasit (?:pradesh|rajya)', 'union territory'],
  ['राष्ट्र ?गान|rashtra ?gaa?n', 'national anthem'],
  ['राष्ट्र ?गीत|rashtra ?geet', 'national song'],
  ['राष्ट्र ?ध्वज|rashtra ?dhwaj', 'national flag'],
  ['राष्ट्र ?पिता|rashtra ?pita', 'father of the nation'],
  ['पंच ?वर्षीय|panch ?varshiya?', 'five year'],
  ['सकल घरेलू उत्पाद|sakal gharelu utpad', 'gross domestic product'],
  ['प्रकाश[ -]?संश्लेषण|prakash sa[mn]shleshan', 'photosynthesis'],
  ['हवाई अड्ड[ाे]|hawai add?[ae]', 'airport'],
  ['हवाई जहाज़?|hawai jaha[jz]', 'aeroplane'],
  ['(?:भूमध्य|विषुवत) ?रेखा|(?:bhu?madhya?|vishuvat) rekha', 'equator'],
  ['भूमध्य सागर|bhu?madhya? sagar', 'mediterranean sea'],
  ['कर्क रेखा|kark rekha', 'tropic of cancer'],
  ['मकर रेखा|makar rekha', 'tropic of capricorn'],
  ['हिंद महासागर|hind mahasagar', 'indian ocean'],
  ['प्रशांत महासागर|prashant mahasagar', 'pacific ocean'],
  ['अटलांटिक महासागर|अंध महासागर|atlantic mahasagar', 'atlantic ocean'],
  ['अरब सागर|arab sagar', 'arabian sea'],
  ['बंगाल की खाड़ी|bangal ki kha[dr]i', 'bay of bengal'],
  ['लाल सागर|lal sagar', 'red sea'],
  ['महान्यायवादी|mahanyayvadi', 'attorney general'],
  ['नियंत्रक (?:एवं |और )?महालेखा ?परीक्षक', 'comptroller auditor general'],
  ['न्यूनतम समर्थन मूल्य|nyuntam samarthan mulya', 'minimum support price'],
  ['भारत रत्न|bharat ratna', 'bharat ratna'],
  ['गुरुत्व केंद्र', 'centre of gravity'],
  ['ग्रीन ?हाउस|हरित ?गृह', 'greenhouse'],
];
const PHRASE = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${PHRASES.map(([words]) => `(${words})`).join('|')})(?![\\p{L}\\p{M}])`,
  'gu',
);
const ofPhrase = (all: string, ...found: readonly unknown[]): string =>
  PHRASES[found.findIndex((group) => group !== undefined)]?.[1] ?? all;

/** 'vitamin A' as one word, because the letter alone is none. */
const inLetters = (_all: string, latin: string | undefined, hindi: string | undefined): string =>
  `vitamin vitamin${latin ?? LETTERS[hindi ?? ''] ?? ''}`;

/** The words of a text in lower case. */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    // 'G.P.' is one word.
    .replace(/\b(?:[a-z]\.){2,}/g, (initials) => initials.replaceAll('.', ''))
    .replace(PHRASE, ofPhrase)
    .replace(/prime minister/g, 'primeminister')
    .replace(/\bset up\b/g, 'established')
    .replace(/(?:\bvit(?:amin)?s?|विटामिन)[\s-]+(?:([a-ek])\b|(ए|बी|सी|डी|ई|के)(?![\p{L}\p{M}]))/gu, inLetters)
    .replace(/vice[\s-]?president/g, 'vicepresident')
    .replace(/non[\s-]?metal/g, 'nonmetal')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
    .replace(/['’]s\b|[*$_\\{}]/g, '')
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1');
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.map((word) => (/^[a-z]/.test(word) ? word : (lettersIn(word) ?? word)));
}

/** The stems of the English meanings of the words of a text. @param without words that are left out. */
export const meaningWords = (text: string, without?: ReadonlySet<string>): string[] =>
  plainWords(text)
    .filter((word) => without === undefined || !without.has(word))
    .map((word) => {
      const meaning = meaningOf(word) ?? word;
      return NUMBERS[meaning] ?? stemOf(meaning);
    });

const SHORTEST_STEM = 4;
const ENDINGS =
  /(?:isations?|izations?|ations?|ements?|ments?|ables?|ibles?|ities|ity|ings?|ively|ive|ies|ied|ers?|ors?|eds?|es|s|ly|als?|ics?|e|y)$/;
const HINDI_ENDINGS = /(?:ियों|ियां|ाओं|ाएं|ों|ें|ां|ीय|े|ी|ा|ो|ि)$/u;

export function stemOf(word: string): string {
  if (/^\p{Script=Devanagari}+$/u.test(word)) {
    const folded = foldedHindi(word);
    const stem = folded.replace(HINDI_ENDINGS, '');
    return stem.length >= 2 ? stem : folded;
  }
  if (!/^[a-z]+$/.test(word) || word.length <= SHORTEST_STEM) return word;
  const stem = word.replace(ENDINGS, '');
  return stem.length >= SHORTEST_STEM - 1 ? stem : word;
}
