import { wordsOf } from './words.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(wordsOf(words));

/** What may stand around a term in a question about it, without asking for something else. */
const AROUND = setOf(`
  what whats wat is are was were the a an of do does you i we mean means meant meaning by define defined definition
  explain explanation describe description state statement tell me about give know want to understand understood please
  pls plz can could will in short brief briefly simple simply easy terms term words language concept india indian idea note notes on
  write called for with example examples eg and also hindi english class std 9 10 11 12 9th 10th 11th 12th ncert jee neet
  exam physics chemistry maths math mathematics biology botany zoology economics history geography polity science
  computer programming os dbms dsa economy general knowledge gk awareness banking law legal english help need basics full form stands stand it its this that my us kindly sir sirs hello hi hey
  kya hai hain h he hota hoti hote hotaa ka ki ke kise kisko kisse kahte kehte kahate kahaten kehna batao bataiye bataye
  bata do dijiye samjhao samjhaiye samjha likho likhiye mujhe me mein main ko paribhasha matlab arth bolte udaharan
  bare baare sahit jankari
  क्या है हैं होता होती होते का की के किसे किसको कहते कहलाता कहलाती परिभाषा परिभाषित कीजिए कीजिये करो करें करिए अर्थ
  मतलब तात्पर्य आशय से बताइए बताइये बताओ बताएं समझाइए समझाइये समझाओ समझाएं लिखिए लिखो लिखें दीजिए दो को में मुझे बारे
  उदाहरण सहित exactly exact actually really basically lol plzz kindly yaar bro kaho statement gate say says specifically kehta kahta कहता कहती बताता क्याहै
  likh kinhe kinhen spasht kijiye bataye batayen bataen kahlata kahlati kahlate sankshep answer uttar
  किन्हें स्पष्ट बताएँ बताये समझाएँ कहलाते संक्षेप उत्तर व्याख्या कथन हिंदी हिन्दी
`);

const FORMULA = setOf(`formula formulae formulas equation equations expression how to find calculate compute
  calculated found sutra formla formulla nikale nikalte kaise kare सूत्र फॉर्मूला समीकरण कैसे निकालें निकालते निकालने nikalne ज्ञात`);

const VALUE = setOf(
  `value values numerical number constant equal equals how much maan kitna kitni hota मान कितना कितनी`,
);

const WHEN =
  setOf(`when year date did happen happened fought held take place start started begin began founded
  established formed enacted passed signed launched kab hua hui hue कब हुआ हुई हुए`);

const WHO = setOf('who whom kaun kon tha the thi कौन था थे थी');

const DIFFERENCE =
  setOf(`difference differences different differ differentiate distinguish between compare comparison
  versus vs diff from antar farq fark bhed bich beech अंतर अन्तर भेद बीच तुलना फर्क`);

const BETWEEN = setOf('and or vs versus aur from & tatha evam और तथा एवं व');

/** 'Define force and its SI unit'. */
const UNIT = setOf('unit units matrak ikai मात्रक इकाई');
const BESIDE_UNIT = setOf('si and aur iska iski its और इसका इसकी');

/** 'Why do we do normalisation, and what is it'. */
const WHY = setOf('why kyu kyun kyon क्यों');
const BESIDE_WHY = setOf('and aur और done need needed use used important karte karna zaroori करते करना आवश्यक');

/** What a question asks about its term, by the words around the term. */
export type Asked = 'definition' | 'formula' | 'value' | 'unit' | 'why' | 'when' | 'who';

/** The words that are not known to belong to a question about a term decide that it is not one. */
export function askedBy(words: readonly string[]): Asked | null {
  const rest = words.filter((word) => !AROUND.has(word));
  if (rest.length === 0) return 'definition';
  if (rest.every((word) => FORMULA.has(word))) return 'formula';
  if (rest.every((word) => VALUE.has(word))) return 'value';
  if (rest.some((word) => UNIT.has(word)) && rest.every((word) => UNIT.has(word) || BESIDE_UNIT.has(word)))
    return 'unit';
  if (rest.some((word) => WHY.has(word)) && rest.every((word) => WHY.has(word) || BESIDE_WHY.has(word)))
    return 'why';
  if (rest.every((word) => WHEN.has(word))) return 'when';
  return rest.every((word) => WHO.has(word)) ? 'who' : null;
}

/** The words without those that only surround a term. */
export const contentIn = (words: readonly string[]): string[] =>
  words.filter((word) => !AROUND.has(word) && !FORMULA.has(word) && !BETWEEN.has(word));

/** The two things whose difference is asked, as words; null if none is. */
export function comparedIn(words: readonly string[]): readonly [string[], string[]] | null {
  if (!words.some((word) => DIFFERENCE.has(word))) return null;
  const rest = words.filter((word) => BETWEEN.has(word) || !DIFFERENCE.has(word));
  const [start, end] = [rest.findIndex(isContent), rest.findLastIndex(isContent) + 1];
  const things = rest.slice(start, end);
  const place = things.findIndex((word, index) => index > 0 && BETWEEN.has(word));
  return place === -1 ? null : [things.slice(0, place), things.slice(place + 1).filter(isThing)];
}

const isContent = (word: string): boolean => !AROUND.has(word) && !BETWEEN.has(word);
const isThing = (word: string): boolean => !BETWEEN.has(word);

/** All words of questions, for the correction of misspelled ones. */
export const questionWords: readonly string[] = [
  ...new Set([
    ...AROUND,
    ...FORMULA,
    ...VALUE,
    ...UNIT,
    ...BESIDE_UNIT,
    ...WHEN,
    ...WHO,
    ...DIFFERENCE,
    ...BETWEEN,
  ]),
];
