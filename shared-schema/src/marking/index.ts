export { parseDecimal } from './decimal.ts';
export {
  absolute,
  add,
  compare,
  formatFraction,
  type Fraction,
  type FractionText,
  multiply,
  parseFraction,
  roundToTwo,
  subtract,
  toNumber,
  ZERO,
} from './fraction.ts';
export { compilePaper, mark, type PaperMarker } from './mark.ts';
export { type CountsAs, countsAs, type QuestionOutcome } from './outcome.ts';
export { resolveMarks } from './marks.ts';
export {
  type MarkablePaper,
  type MarkableQuestion,
  type MarkingResult,
  type MarkedQuestion,
} from './paper.ts';
export { asciiDigits, asksForPercent, typedNumber } from './typed-number.ts';
export { ruleOf } from './rule-of.ts';
export {
  DEFAULT_SCHEME,
  magnitudeSchema,
  type MarkingScheme,
  markingSchemeSchema,
  type PartialRule,
  partialRules,
  rulesOf,
  type TypeRule,
} from './scheme.ts';
