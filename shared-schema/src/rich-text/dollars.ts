/**
 * Decides whether the text between two dollars is maths or a sentence with prices: 'He saves $5 a week and spends $3'
 * has two dollars too. In doubt it is text: a formula shown as source is still readable, a sentence set as a formula is
 * not.
 */

const TEX_SIGN = /\\[a-zA-Z,;:!{}|]|[\^_]/;
const WORDING =
  /\\(?:ce|pu|text|mbox|hbox|textrm|textbf|textit|mathrm|mathit|mathbf|mathsf|operatorname\*?|begin|end)\s*\{[^{}]*\}/g;
const CONTROL_WORD = /\\[a-zA-Z]+/g;
const WORD = /[A-Za-z]{2,}/;
const TWO_WORDS = /[A-Za-z]{2,}[\s,.;]+[A-Za-z]{2,}/;
const THREE_WORDS = /[A-Za-z]{2,}(?:[\s,.;]+[A-Za-z]{2,}){2}/;
const AMOUNT_AND_TWO_WORDS = /^\s*\.?\d[\d,.]*\s+[A-Za-z]{2,}[\s,.;]+[A-Za-z]{2,}/;
const AMOUNT = /^\s*\.?\d/;
const BLANK_LINE = /\n[^\S\n]*\n/;
const ENVIRONMENT = /\\begin\{([a-zA-Z]+\*?)\}[\s\S]*?\\end\{\1\}/g;
const LONGEST_LOOSE_FORMULA = 40;

/** @param content the text between single dollars. @param next the text after the second one. */
export function isInlineMaths(content: string, next: string): boolean {
  if (content.trim() === '' || BLANK_LINE.test(content.replace(ENVIRONMENT, ''))) return false;
  const hasTexSign = TEX_SIGN.test(content);
  if (content.trim() !== content) return isLooseMaths(content, hasTexSign);
  if (hasTexSign) return !startsAsSentence(content);
  return !/^\.?\d/.test(next) && !AMOUNT_AND_TWO_WORDS.test(content);
}

/** @param content the text between double dollars. */
export function isDisplayMaths(content: string): boolean {
  return content.trim() !== '' && (TEX_SIGN.test(content) || !TWO_WORDS.test(content));
}

/** True for text that can only be a formula, even without dollars. */
export function isFormula(content: string): boolean {
  return TEX_SIGN.test(content) && !isSentence(content) && !AMOUNT_AND_TWO_WORDS.test(content);
}

/** For content with blanks next to the dollars: rare in formulas, usual between two prices. */
function isLooseMaths(content: string, hasTexSign: boolean): boolean {
  if (hasTexSign) return !isSentence(content);
  return content.length <= LONGEST_LOOSE_FORMULA && !AMOUNT.test(content) && !WORD.test(content);
}

/** A price whose dollar is matched with that of a later formula: '$5 for each of the first x_1 ($y'. */
function startsAsSentence(content: string): boolean {
  return AMOUNT_AND_TWO_WORDS.test(content) && isSentence(content);
}

/** Three words in a row that are not inside \text{..} or its like. */
function isSentence(content: string): boolean {
  return THREE_WORDS.test(content.replace(WORDING, ' | ').replace(CONTROL_WORD, ' | '));
}
