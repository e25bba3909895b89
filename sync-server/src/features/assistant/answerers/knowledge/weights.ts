/**
 * Weights of the features of a document for the log-odds that it answers a question: a logistic regression over the
 * candidates of the open questions of the study, regularised (ridge, 3), each candidate labelled by the words that its
 * writer requires.
 */
export const INTERCEPT = -4.09;

export const WEIGHTS: readonly (readonly [feature: string, weight: number])[] = [
  ['covered', 0.846],
  ['inNames', -0.65],
  ['inSentence', 2.3],
  ['wholeName', 0.47],
  ['partOfName', 0.163],
  ['heaviestMissing', 0.327],
  ['missingKnown', -0.204],
  ['missingUnknown', -0.253],
  ['held', 0.151],
  ['precision', -0.872],
  ['lead', 1.19],
  ['neighbours', 0.989],
  ['isStatement', -1.01],
  ['words', -0.174],
  ['weight', 0.665],
  ['inStatement', 3.49],
  ['coveredSquared', -0.381],
  ['coveredInNames', 1.53],
  ['sentenceSquared', 0.194],
  ['coveredWholeName', 2.53],
  ['coveredStatement', -2.76],
  ['preciseStatement', 1.36],
  ['wholeNameOfEntry', 0.47],
  ['isOneWord', -1.7],
  ['areTwoWords', -0.507],
  ['isAll', 0.329],
  ['isAllInSentence', -0.43],
  ['isAllInStatement', 1.29],
  ['isOfKind', -0.619],
  ['isOfOtherKind', -0.718],
  ['areBothOfTwo', -0.319],
  ['onlyQuestionIsOfTwo', -0.817],
  ['onlyDocumentIsOfTwo', -0.118],
];
