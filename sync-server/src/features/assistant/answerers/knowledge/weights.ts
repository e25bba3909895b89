/**
 * Weights of the features of a document for the log-odds that it answers a question: a logistic regression over the
 * candidates of the open questions of the study, regularised (ridge, 3), each candidate labelled by the words that its
 * writer requires.
 */
export const INTERCEPT = -4.08;

export const WEIGHTS: readonly (readonly [feature: string, weight: number])[] = [
  ['covered', 0.698],
  ['inNames', -0.906],
  ['inSentence', 2.4],
  ['wholeName', 0.554],
  ['partOfName', 0.0619],
  ['heaviestMissing', 0.425],
  ['missingKnown', -0.232],
  ['missingUnknown', -0.0459],
  ['held', 0.0173],
  ['precision', 0.313],
  ['lead', 1.01],
  ['neighbours', 0.915],
  ['isStatement', -0.754],
  ['words', -0.18],
  ['weight', 0.644],
  ['inStatement', 3.53],
  ['coveredSquared', 0.00394],
  ['coveredInNames', 1.73],
  ['sentenceSquared', -0.328],
  ['coveredWholeName', 2.01],
  ['coveredStatement', -2.91],
  ['preciseStatement', 1.69],
  ['wholeNameOfEntry', 0.554],
  ['isOneWord', -1.33],
  ['areTwoWords', -0.456],
  ['isAll', 0.244],
  ['isAllInSentence', -0.223],
  ['isAllInStatement', 1.11],
  ['isOfKind', -0.758],
  ['isOfOtherKind', -1.11],
  ['areBothOfTwo', -0.435],
  ['onlyQuestionIsOfTwo', -0.822],
  ['onlyDocumentIsOfTwo', -0.0322],
];
