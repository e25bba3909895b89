/**
 * Weights of the features of a document for the log-odds that it answers a question: a logistic regression over the
 * candidates of the open questions of the study, regularised (ridge, 3), each candidate labelled by the words that its
 * writer requires.
 */
export const INTERCEPT = -4.48;

export const WEIGHTS: readonly (readonly [feature: string, weight: number])[] = [
  ['covered', 0.794],
  ['inNames', -0.8],
  ['inSentence', 1.91],
  ['wholeName', 0.493],
  ['partOfName', 0.0122],
  ['heaviestMissing', 0.893],
  ['missingKnown', -0.163],
  ['missingUnknown', -0.242],
  ['held', -0.00106],
  ['precision', 0.232],
  ['lead', 1.43],
  ['neighbours', 0.919],
  ['isStatement', -0.775],
  ['words', -0.178],
  ['weight', 0.614],
  ['inStatement', 3.65],
  ['coveredSquared', 0.424],
  ['coveredInNames', 1.78],
  ['sentenceSquared', 0.0626],
  ['coveredWholeName', 2.28],
  ['coveredStatement', -3.18],
  ['preciseStatement', 1.72],
  ['wholeNameOfEntry', 0.493],
  ['isOneWord', -1.49],
  ['areTwoWords', -0.482],
  ['isAll', 0.354],
  ['isAllInSentence', -0.371],
  ['isAllInStatement', 1.32],
  ['isOfKind', -0.793],
  ['isOfOtherKind', -1.32],
  ['areBothOfTwo', -0.41],
  ['onlyQuestionIsOfTwo', -0.794],
  ['onlyDocumentIsOfTwo', -0.0532],
];
