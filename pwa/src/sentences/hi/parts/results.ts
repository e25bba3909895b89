export { analysis } from '../analysis.ts';
export { receipts } from '../receipts.ts';
export { results } from '../results.ts';
