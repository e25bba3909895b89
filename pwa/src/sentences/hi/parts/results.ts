export { analysis } from '../analysis.ts';
export { picture } from '../picture.ts';
export { receipts } from '../receipts.ts';
export { results } from '../results.ts';
