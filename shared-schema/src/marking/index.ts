export { type AnswerKeys, resolveMarks } from './compile.ts';
export { compareDecimals, type Decimal, parseDecimal } from './decimal.ts';
export {
  absolute,
  add,
  compare,
  formatFraction,
  type Fraction,
  type FractionText,
  isFractionText,
  multiply,
  negate,
  parseFraction,
  roundToTwo,
  subtract,
  toNumber,
  ZERO,
} from './fraction.ts';
export { accuracyOf, compilePaper, mark, type PaperMarker, type Responses } from './mark.ts';
export { type CountsAs, countsAs, type QuestionOutcome } from './outcome.ts';
export {
  type MarkablePaper,
  type MarkableQuestion,
  type MarkableSection,
  type MarkedCounts,
  type MarkingResult,
  type MarkedQuestion,
  MARKING_ENGINE_VERSION,
} from './paper.ts';
export {
  DEFAULT_SCHEME,
  fractionTextSchema,
  magnitudeSchema,
  type MarkingScheme,
  markingSchemeSchema,
  type PartialRule,
  type TypeRule,
} from './scheme.ts';
