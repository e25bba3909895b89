import type { AssistantSource } from '@exam/shared-schema/contract';
import { calculate, type Calculation } from './calculate/calculate.ts';
import { angleInDegrees, calculateWords, equationInWords } from './calculate/in-words.ts';
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

/** AS40: what can be asked about a question that help was given for. */
export const NOT_ABOUT_IT: Looked = {
  text:
    'I cannot answer that about this question, so it costs no token. ' +
    'Ask why an option is right or wrong, for a step of the solution, for its formulae, or for a similar question.',
  sources: [],
};

/** AS8, AS44 */
export function computed(text: string): Looked | null {
  // A plain angle is in degrees in school questions, and in radians for the parser of expressions.
  const calculation =
    shownWorked(text, angleInDegrees(text)) ??
    calculate(withDegrees(text)) ??
    solvedInWords(text) ??
    shownWorked(text, calculateWords(text));
  return calculation === null ? null : { text: shown(calculation), sources: [sourceOf(calculation)] };
}

/** 'cos 60 + sin 30' with signs of degrees; angles with pi, letters or further factors stay. */
const withDegrees = (text: string): string =>
  text.replace(
    /\b(sin|cos|tan|cot|sec|cosec)\s*\(?\s*(\d+(?:\.\d+)?)\s*\)?(?![\d.]|\s*(?:°|deg|pi|π|[*/^a-z(]))/gi,
    '$1($2°)',
  );

function solvedInWords(text: string): Calculation | null {
  const equation = equationInWords(text);
  return equation === null ? null : calculate(equation);
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
