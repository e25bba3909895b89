/**
 * Is what stands between two dollars maths, or money? 'He saves $5 a week and spends $3' has two dollars too. In
 * doubt it is text: a formula shown as its source can still be read, a sentence set as a formula cannot.
 */

const TEX_SIGN = /\\[a-zA-Z,;:!{}|]|[\^_]/;
const WORDING =
  /\\(?:text|mbox|hbox|textrm|textbf|textit|mathrm|mathit|mathbf|mathsf|operatorname\*?|begin|end)\s*\{[^{}]*\}/g;
const CONTROL_WORD = /\\[a-zA-Z]+/g;
const WORD = /[A-Za-z]{2,}/;
const TWO_WORDS = /[A-Za-z]{2,}[\s,.;]+[A-Za-z]{2,}/;
const THREE_WORDS = /[A-Za-z]{2,}(?:[\s,.;]+[A-Za-z]{2,}){2}/;
const AMOUNT_AND_TWO_WORDS = /^\s*\.?\d[\d,.]*\s+[A-Za-z]{2,}[\s,.;]+[A-Za-z]{2,}/;
const AMOUNT = /^\s*\.?\d/;
const BLANK_LINE = /\n[^\S\n]*\n/;
const ENVIRONMENT = /\\begin\{([a-zA-Z]+\*?)\}[\s\S]*?\\end\{\1\}/g;
const LONGEST_LOOSE_FORMULA = 40;

/** `content` stands between single dollars, `next` is what follows the second. */
export function isInlineMaths(content: string, next: string): boolean {
  if (content.trim() === '' || BLANK_LINE.test(content.replace(ENVIRONMENT, ''))) return false;
  const hasTexSign = TEX_SIGN.test(content);
  if (content.trim() !== content) return isLooseMaths(content, hasTexSign);
  if (hasTexSign) return !startsAsSentence(content);
  return !/^\.?\d/.test(next) && !AMOUNT_AND_TWO_WORDS.test(content);
}

/** `content` stands between double dollars. */
export function isDisplayMaths(content: string): boolean {
  return content.trim() !== '' && (TEX_SIGN.test(content) || !TWO_WORDS.test(content));
}

/** True for text that can only be a formula, dollars or not. */
export function isFormula(content: string): boolean {
  return TEX_SIGN.test(content) && !isSentence(content) && !AMOUNT_AND_TWO_WORDS.test(content);
}

/** Blanks inside the dollars are rare in formulas, and the rule where the dollars are two prices. */
function isLooseMaths(content: string, hasTexSign: boolean): boolean {
  if (hasTexSign) return !isSentence(content);
  return content.length <= LONGEST_LOOSE_FORMULA && !AMOUNT.test(content) && !WORD.test(content);
}

/** A price that runs into a later formula: '$5 for each of the first x_1 ($y'. */
function startsAsSentence(content: string): boolean {
  return AMOUNT_AND_TWO_WORDS.test(content) && isSentence(content);
}

/** Three words in a row that are not marked as wording inside the formula. */
function isSentence(content: string): boolean {
  return THREE_WORDS.test(content.replace(WORDING, ' | ').replace(CONTROL_WORD, ' | '));
}
