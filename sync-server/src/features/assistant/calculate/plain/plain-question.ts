import { withFigures } from '../words/number-words.ts';

/**
 * Words of a sum in Hindi, in Latin letters and in Devanagari, as the English words that the plain families read; the
 * longest first. Verbs of asking become 'find'.
 */
const TRANSLATED: Readonly<Record<string, string>> = {
  'find ':
    'nikalo|nikaalo|nikaliye|nikalna|batao|bataiye|batana|gyat karo|gyat kijiye|ज्ञात कीजिए|ज्ञात करो|ज्ञात करें|ज्ञात|निकालो|निकालिए|निकालें|बताओ|बताइए|बताएं|हल करो|हल कीजिए|हल करें|kitna hoga|kitna hota hai|kitna hota h|kitna hai|kitna h|kitne hote hai|kitne hote h|kitne honge|kitni hogi|kitni hai|kitne|kitna|kitni|कितना होगा|कितनी होगी|कितने होंगे|कितना होता है|कितना है|कितनी है|कितने|कितना|कितनी|kya hoga|kya hogi|kya hai|kya h|क्या होगा|क्या होगी|क्या है|kaise nikale|कैसे निकालें',
  ' and ': 'aur|और|तथा|एवं|evam|tatha',
  ' of ': 'ka|ki|ke|का|की|के',
  ' then ': 'तो',
  ' if ': 'agar|yadi|अगर|यदि',
  ' from ': 'se|से',
  ' in ': 'me|mein|में',
  ' number ': 'sankhya|संख्या',
  ' sum ': 'yog|योग|योगफल|jod|जोड़',
  ' product ': 'gunanfal|गुणनफल',
  ' difference ': 'antar|अंतर|अन्तर',
  ' average ': 'ausat|औसत|माध्य|mean',
  ' remainder ': 'sheshfal|शेषफल',
  ' percent ': 'pratishat|प्रतिशत|percentage|per cent|persent|prcnt',
  ' ratio ': 'anupat|अनुपात',
  ' speed ': 'chaal|raftar|gati|चाल|गति|रफ्तार|velocity',
  ' age ': 'umar|umra|aayu|ayu|उम्र|आयु|ages|aged',
  ' years ': 'saal|sal|varsh|साल|वर्ष|year|yrs|yr',
  ' years ago ': 'saal pehle|sal pehle|साल पहले|वर्ष पहले|वर्ष पूर्व',
  ' years later ': 'saal baad|sal baad|साल बाद|वर्ष बाद|years hence|years after',
  ' father ': 'pita|papa|पिता',
  ' son ': 'beta|bete|putra|पुत्र|बेटे|बेटा',
  ' probability ': 'prob|prayikta|प्रायिकता|chance|chances',
  ' milk ': 'doodh|dudh|दूध',
  ' water ': 'pani|paani|पानी|जल',
  ' mixture ': 'mishran|मिश्रण',
  ' twice ': 'dugna|dugni|duguna|दुगुना|दोगुना|दुगुनी|दोगुनी',
  ' rate ': 'dar|दर',
  ' days ': 'din|dino|दिन|दिनों',
  ' simple interest ': 'sadharan byaj|sadharan byaaj|साधारण ब्याज|saral byaj',
  ' compound interest ': 'chakravridhi byaj|chakravridhi byaaj|चक्रवृद्धि ब्याज',
  ' oxidation number ': 'oxidation state|oxidation no|ऑक्सीकरण संख्या|ऑक्सीकरण अवस्था|oxidation sankhya',
  ' next ': 'agla|agli|अगला|अगली|अगले',
  ' limit ': 'सीमा|lim',
};

const translations = Object.entries(TRANSLATED)
  .flatMap(([word, list]) => list.split('|').map((phrase) => [phrase, word] as const))
  .toSorted(([one], [other]) => other.length - one.length);
const translated = new Map(translations);
const PHRASE = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${translations.map(([phrase]) => phrase).join('|')})(?![\\p{L}\\p{M}])`,
  'giu',
);

/** Words that ask or are polite, and articles. */
const FILLERS =
  /(?<![\p{L}\p{M}'])(?:please|pls|plz|kindly|sir|madam|bhai|hey|hello|hi|bro|what|whats|what's|which|is|are|was|will|be|would|the|an|a(?=\s+[a-z]{2})|find|out|calculate|compute|evaluate|determine|tell|me|give|value|how much|do|does|given|that|let|if|then|its|it|hai|hain|hote|hota|hoti|sakte|sakta|sakti|ho|hoga|hogi|है|हैं|हो|होगा|होगी|jaldi|quickly|step by step|with steps|answer|ans|ko|को|par|पर|ek|एक|maan|मान)(?![\p{L}\p{M}'])/giu;

/** A question of a sum in lower case and English, with numbers in figures, without words that only ask. */
export function plainQuestion(text: string): string {
  return withFigures(text)
    .replace(/[–−—]/g, '-')
    .toLowerCase()
    .replace(PHRASE, (phrase) => ` ${(translated.get(phrase.toLowerCase()) ?? phrase).trim()} `)
    .replace(FILLERS, ' ')
    .replace(/(?<![\p{L}\p{M}'/\d])(?<!\d\s)h(?![\p{L}\p{M}'/])/gu, ' ')
    .replace(/[?।!"“”]+/g, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,:;=-]+|[\s,:;=]+$/g, '')
    .replace(/^(?:of|in|for|to|and)\s+|\s+(?:of|in|for|to|and)$/g, '')
    .trim();
}

/** All numbers of a plain question. */
export const numbersIn = (text: string): number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
