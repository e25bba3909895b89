/** Consonants of Devanagari, as the skeleton has them: aspirates and retroflex ones with the plain ones. */
const CONSONANTS: Readonly<Record<string, string>> = Object.fromEntries(
  'क:k ख:k ग:g घ:g च:k छ:k ज:j झ:j ट:t ठ:t ड:d ढ:d त:t थ:t द:d ध:d न:n ण:n ङ:n ञ:n प:p फ:p ब:b भ:b म:m य: र:r ल:l ळ:l व:v श:s ष:s स:s ह:h ं:n'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Consonants, besides an initial vowel, below which words that differ have the same skeleton. */
const FEWEST = 3;

/**
 * The consonants of a word as it sounds, the same in Latin letters and in Devanagari and whatever vowels a student leaves
 * out: 'oxygen' and 'ऑक्सीजन', 'sanrakshan' and 'संरक्षण', 'photosynthesis' and 'fotosinthsis'. Null for short words.
 */
export function skeletonOf(word: string): string | null {
  const skeleton = consonantsOf(word);
  return skeleton.replace(/^a/, '').length >= FEWEST ? skeleton : null;
}

/** The same for words of any length. */
export const consonantsOf = (word: string): string =>
  (/\p{Script=Devanagari}/u.test(word) ? ofDevanagari(word) : ofLatin(word)).replace(/(.)\1+/g, '$1');

function ofDevanagari(word: string): string {
  const plain = word
    .normalize('NFD')
    .replace(/ज्ञ/g, 'गय')
    .replace(/\u093c/g, '')
    .replace(/ँ/g, '');
  const [first = ''] = plain;
  const start = CONSONANTS[first] === undefined ? 'a' : '';
  const rest = [...plain].map((sign) => CONSONANTS[sign] ?? '').join('');
  return start + withoutBreath(rest.replace(/n(?=[pb])/g, 'm'));
}

function ofLatin(word: string): string {
  const plain = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?:t|s)ion/g, 'sn')
    .replace(/^(?:kn|gn|pn)/, 'n')
    .replace(/^ps/, 's')
    .replace(/^wr/, 'r')
    .replace(/ph|f/g, 'p')
    .replace(/sch|sh/g, 's')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|ch|c|q/g, 'k')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/dge?/g, (sign) => (sign === 'dg' || sign === 'dge' ? 'j' : 'd'))
    .replace(/x/g, 'ks')
    .replace(/z/g, 'j')
    .replace(/w/g, 'v')
    .replace(/n(?=[pb])/g, 'm');
  const start = /^[aeiou]/.test(plain) ? 'a' : '';
  return start + withoutBreath(plain.replace(/[aeiouy]/g, ''));
}

/** 'h' is only heard at the beginning; elsewhere students write it or not. */
const withoutBreath = (skeleton: string): string =>
  skeleton.slice(0, 1) + skeleton.slice(1).replace(/h/g, '');
