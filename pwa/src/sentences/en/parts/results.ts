export { analysis } from '../analysis.ts';
export { picture } from '../picture.ts';
export { rank } from '../rank.ts';
export { receipts } from '../receipts.ts';
export { results } from '../results.ts';
export { questionTypes } from '../question-types.ts';
