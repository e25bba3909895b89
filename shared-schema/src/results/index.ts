export { drawnTexts, NO_TOPIC, resultTexts } from './result-texts.ts';
export { type KeyedPaper, scoredText, scoreOnlyText, summaryText } from './scored-text.ts';
