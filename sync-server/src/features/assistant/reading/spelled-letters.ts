/** The names of Latin letters in Devanagari, longer ones first. */
const LETTERS: readonly (readonly [name: string, letter: string])[] =
  'डब्ल्यू:w डब्लू:w एक्स:x ज़ेड:z जेड:z क्यू:q वाई:y एच:h एफ:f एल:l एम:m एन:n एस:s आई:i आर:r बी:b सी:c डी:d जी:g जे:j के:k ओ:o पी:p टी:t यू:u वी:v ए:a ई:e'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]);

const FEWEST = 2;

/** 'डीएनए' as 'dna', 'यूपीएससी' as 'upsc'; null for words that are no names of letters. */
export function lettersIn(word: string): string | null {
  let rest = word.normalize('NFC').replace(/ऎ/g, 'ए');
  let letters = '';
  while (rest !== '') {
    const found = LETTERS.find(([name]) => rest.startsWith(name.normalize('NFC')));
    if (found === undefined) return null;
    letters += found[1];
    rest = rest.slice(found[0].normalize('NFC').length);
  }
  return letters.length >= FEWEST ? letters : null;
}

/** AS112: a text with abbreviations that are spelled in Devanagari in Latin letters. */
export const withAbbreviations = (text: string): string =>
  text.replace(/[\p{Script=Devanagari}]+/gu, (word) => lettersIn(word)?.toUpperCase() ?? word);
