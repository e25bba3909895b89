/** Vowels of Devanagari, alone and after a consonant, as the sound of a word has them: long ones with the short ones. */
const SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'अ:a आ:a इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऐ:e ओ:o औ:o ऑ:o ऍ:e ि:i ी:i ु:u ू:u ृ:ri े:e ै:e ो:o ौ:o ॉ:o ॅ:e ं:n ' +
    'क:k ख:k ग:g घ:g च:c छ:c ज:j झ:j ट:t ठ:t ड:d ढ:d त:t थ:t द:d ध:d न:n ण:n ङ:n ञ:n प:p फ:p ब:b भ:b म:m य:y र:r ल:l ळ:l व:v श:s ष:s स:s ह:h'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

const isDevanagari = (word: string): boolean => /\p{Script=Devanagari}/u.test(word);

/** One spelling for those that Hindi is written in: without dots below, and with one sign for the nasals. */
export const foldedHindi = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\u093c/g, '')
    .replace(/ँ/g, 'ं')
    .replace(/ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/gu, 'ं');

/** Letters of a sound below which too many words have the same. */
const FEWEST = 3;

/**
 * A Hindi word as it sounds, the same in Devanagari and in the Latin spellings that students use: 'तापमान', 'tapman' and
 * 'taapamaan', 'संविधान', 'samvidhan' and 'sanvidhaan'. Unlike the skeleton it keeps the vowels but 'a'. Null for short words.
 */
export function hindiSoundOf(word: string): string | null {
  const letters = isDevanagari(word) ? ofDevanagari(word) : ofLatin(word);
  const [first = ''] = letters;
  const sound = (first + letters.slice(1).replace(/[ah]/g, ''))
    .replace(/m(?=[^aeioumn])/g, 'n')
    .replace(/(.)\1+/g, '$1');
  return sound.length >= FEWEST ? sound : null;
}

const ofDevanagari = (word: string): string =>
  [...foldedHindi(word).replace(/ज्ञ/g, 'ग्य')].map((sign) => SIGNS[sign] ?? '').join('');

const ofLatin = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/chh?/g, 'C')
    .replace(/x/g, 'ks')
    .replace(/[cq]/g, 'k')
    .replace(/C/g, 'c')
    .replace(/f/g, 'p')
    .replace(/z/g, 'j')
    .replace(/w/g, 'v')
    .replace(/jn/g, 'gy')
    .replace(/ee|ii/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/ai|ei/g, 'e')
    .replace(/au|ou/g, 'o');
