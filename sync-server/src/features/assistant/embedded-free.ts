import type { AssistantSource } from '@exam/shared-schema/contract';
import { Incalculable } from '../../expressions/index.ts';
import { calculate, type Calculation } from './calculate/calculate.ts';
import { angleInDegrees, calculateWords, equationInWords } from './calculate/in-words.ts';
import { sumInWords } from './calculate/plain/basics.ts';
import { equationsInText } from './calculate/plain/equations.ts';
import { calculateFigure, calculateStory } from './calculate/story/index.ts';
import { calculatePlain, logarithmIn } from './calculate/plain/index.ts';
import { withoutAtomicMasses } from './calculate/families/substances.ts';
import type { Worked } from './calculate/worked.ts';
import { isHindi, numbered, section } from './embedded-phrases.ts';

/** What was found or computed for a free-text question. */
export interface Looked {
  readonly text: string;
  readonly sources: readonly AssistantSource[];
  /** Whether the answer costs nothing. */
  readonly isFree?: boolean | undefined;
  /** AS43: names of what is near, where there is no answer. */
  readonly related?: readonly string[] | undefined;
}

const NOTHING =
  'I have found nothing about this in the study material that is open to you, so this question costs no token. ' +
  'Name the chapter or the law, or paste the whole question, and I can look again.';
const NOTHING_IN_HINDI =
  'आपके लिए खुली अध्ययन-सामग्री में इसके बारे में कुछ नहीं मिला, इसलिए इस प्रश्न का कोई टोकन नहीं लगा। ' +
  'अध्याय या नियम का नाम लिखें, या पूरा प्रश्न पेस्ट करें, तो मैं फिर से देख सकता हूँ।';

/** AS43: the answer that admits that nothing was found, with what is near. */
export const nothingFound = (asked: string, related: readonly string[] = []): Looked => ({
  text: isHindi(asked) ? NOTHING_IN_HINDI : NOTHING,
  sources: [],
  related,
});

const REFUSED =
  'I cannot do that: I change no marks, ranks, tokens or papers, show nothing of other people, and know neither the keys of papers that are not submitted nor how the server is set up. ' +
  'This costs no token.';
const REFUSED_IN_HINDI =
  'मैं यह नहीं कर सकता: मैं अंक, रैंक, टोकन या पेपर नहीं बदलता, दूसरों का कुछ नहीं दिखाता, और न जमा न किए गए पेपर की कुंजी जानता हूँ, न सर्वर की सेटिंग। ' +
  'इसका कोई टोकन नहीं लगा।';

/** AS160 */
export const refused = (asked: string): Looked => ({
  text: isHindi(asked) ? REFUSED_IN_HINDI : REFUSED,
  sources: [],
});

/** AS40: what can be asked about a question that help was given for. */
export const NOT_ABOUT_IT: Looked = {
  text:
    'I cannot answer that about this question, so it costs no token. ' +
    'Ask why an option is right or wrong, for a step of the solution, for its formulae, or for a similar question.',
  sources: [],
};

/** AS8, AS44 */
export function computed(typed: string): Looked | null {
  // Patterns that begin with blanks, or skip commas, take quadratic time in a long run of them.
  const text = withoutAtomicMasses(typed)
    .replace(/\s{2,}/gu, (blanks) => (blanks.includes('\n') ? '\n' : ' '))
    .replace(/[\s,;]{4,}/gu, (run) => (/[,;]/.test(run) ? ', ' : run));
  // A plain angle is in degrees in school questions, and in radians for the parser of expressions.
  const rewritten = withUsualWords(text);
  const readers: readonly (() => Calculation | null)[] = [
    () => shownWorked(text, angleInDegrees(text)),
    () => shownWorked(text, logarithmIn(text)),
    () => calculate(withDegrees(rewritten)),
    () => solvedInWords(text),
    () => shownWorked(text, calculateStory(text)),
    () => shownWorked(text, calculatePlain(rewritten)),
    () => shownWorked(text, calculateWords(rewritten)),
    () => shownWorked(text, calculateFigure(text)),
    () => equationsInText(text),
  ];
  const calculation = firstOf(readers);
  return calculation === null ? null : { text: shown(calculation), sources: [sourceOf(calculation)] };
}

/** The first that understands the text. One whose numbers are too large, or that is undefined, understands nothing. */
function firstOf(readers: readonly (() => Calculation | null)[]): Calculation | null {
  for (const read of readers) {
    try {
      const found = read();
      if (found !== null) return found;
    } catch (error) {
      if (!(error instanceof Incalculable) && !(error instanceof RangeError)) throw error;
    }
  }
  return null;
}

const HINDI_UNITS: readonly (readonly [RegExp, string])[] = [
  [/(?:किमी|कि\.?\s?मी\.?|किलोमीटर)\s*(?:प्रति\s*)?(?:\/\s*)?(?:घंटा|घंटे|घण्टा|घण्टे)/gu, 'km/h'],
  [/(?:मी\.?|मीटर)\s*(?:प्रति\s*|\/\s*)(?:सेकंड|सेकेंड|सेकण्ड|से\.?)/gu, 'm/s'],
  [/\bkm\s+(?:prati|per)\s+ghant[ae]\b/gi, 'km/h'],
  [/\bm(?:eter|etre)?\s+(?:prati|per)\s+second\b/gi, 'm/s'],
  [
    /(\d(?:\.\d+)?\s*\S+)\s+(?:को|ko)\s+(\S+)\s+(?:में|me|mein)\s+(?:बदल\S*|convert|badl\S*|change)(?:\s+(?:karo|kare|kijiye|करो|करें|कीजिए))?/giu,
    '$1 in $2',
  ],
];

/** Speeds in Hindi, and 'X को Y में बदलिए', as the conversion reads them. */
const inUnitsOfLatin = (text: string): string =>
  HINDI_UNITS.reduce((own, [pattern, sign]) => own.replace(pattern, sign), text).replace(/[०-९]/g, (digit) =>
    String(digit.charCodeAt(0) - '०'.charCodeAt(0)),
  );

/** Ways of writing that the families do not read, as those that they do. */
const withUsualWords = (text: string): string =>
  inUnitsOfLatin(text)
    .replace(/(\d+)\s?½/g, '$1.5')
    .replace(
      /(?<![\d.])([01]{4}(?: [01]{4}){1,7})(?![\d.])(?=.{0,20}(?:binary|hex|octal|decimal|बाइनरी))/giu,
      (bits) => bits.replaceAll(' ', ''),
    )
    .replace(/\(\s*(binary|decimal|hex|octal)\s*\)/gi, '$1')
    .replace(/(?<![a-z])n([CP])r\s+(?:of\s+)?(\d+)\s*[CP]\s*(\d+)/gi, '$2$1$3')
    .replace(/(?<![\w.])(\d+)\s([CP])\s(\d+)(?![\w.])/g, '$1$2$3')
    .replace(
      /\s*(?:का|की|ka|ki)\s+(?:मान|value|maan)(?:\s+(?:क्या|kya|कितना|kitna|है|hai|होगा|hoga|ज्ञात|बताओ|batao|निकालो|nikalo|कीजिए|करो))*[\s?।]*$/iu,
      '',
    )
    .replace(
      /[,(]?\s*\(?(?:use|take|taking|using|where|given|with)?\s*(?:pi|π)\s*(?:=|as)\s*(?:22\s*\/\s*7|3\.14\d*)\s*\)?/gi,
      ' ',
    )
    .replace(
      /\b[23]\s*[x×]\s*[23]\b(?=\s*(?:matrix|determinant))|(?<=determinant (?:of )?(?:a |the )?)[23]\s*[x×]\s*[23]\b/gi,
      '',
    )
    .replace(/\b(in|into)\s+km\s*\/\s*hr?\b/gi, '$1 km per hour')
    .replace(
      /^(?:find |what are |nikalo )?(?:the )?(?:roots?|zeroe?s|solutions?) of (?:the )?(?:equation |polynomial |quadratic )*([^=]*\d?x\s?(?:\^\s?2|²|2)[^=]*?)[?.\s]*$/i,
      (_all, expression: string) => `solve ${expression.replace(/x2\b/g, 'x^2')} = 0`,
    )
    .replace(/(=\s*-?\d+)\s*,?\s*(?:solve|solve it|solve karo|hal karo|find x and y)[?.\s]*$/i, '$1')
    .replace(
      /^.*?\barea\s+(?:under|below|bounded by|of)\s+(?:the\s+)?curve\s+y\s*=\s*(.+?)\s+(?:from|between)\s+(?:x\s*=\s*)?(\S+)\s+(?:to|and)\s+(?:x\s*=\s*)?(\S+?)[?.\s]*$/i,
      'integral of $1 from $2 to $3',
    )
    .replace(
      /^(.*\bintegra\w+.*?)\s+(?:with\s+)?limits?\s+(?:from\s+)?(\S+)\s+(?:to|and)\s+(\S+?)[?.\s]*$/i,
      '$1 from $2 to $3',
    )
    .replace(
      /\b(sin|cos|tan|cot|sec|cosec)\s*(?:\^\s*2|²)\s*\(?\s*(\d+)\s*(?:°|deg(?:ree)?s?)?\s*\)?/gi,
      '($1($2°))^2',
    );

/** 'cos 60 + sin 30' with signs of degrees; angles with pi, letters or further factors stay. */
const withDegrees = (text: string): string =>
  text.replace(
    /\b(sin|cos|tan|cot|sec|cosec)\s*\(?\s*(\d+(?:\.\d+)?)\s*\)?(?![\d.]|\s*(?:°|deg|pi|π|[*/^a-z(]))/gi,
    '$1($2°)',
  );

function solvedInWords(text: string): Calculation | null {
  const equation = equationInWords(text);
  const found = equation === null ? null : calculate(equation);
  if (found !== null) return found;
  const sum = sumInWords(text);
  return sum === null ? null : calculate(sum);
}

function shownWorked(text: string, worked: Worked | null): Calculation | null {
  if (worked === null) return null;
  const [english, hindi] = worked.title;
  const answer = isHindi(text) ? 'उत्तर' : 'Answer';
  const steps = [worked.law, ...worked.steps, `${answer}: **${worked.result}**`];
  return { name: isHindi(text) ? hindi : english, steps };
}

const shown = ({ name, steps }: Calculation): string => section(name, numbered(steps));

const sourceOf = ({ name, steps }: Calculation): AssistantSource => ({
  type: 'calculation',
  name,
  text: steps.join('\n'),
});
