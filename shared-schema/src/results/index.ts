export { drawnTexts, NO_TOPIC, resultTexts } from './result-texts.ts';
export { isShownByOptions, judgeAgain, keyOfResult, keyTextOf, rightOptionsOf } from './result-key.ts';
export { type KeyedPaper, scoredText, scoreOnlyText, summaryText } from './scored-text.ts';
