export { batches } from '../batches.ts';
export { batchMessages } from '../messages/batches.ts';
export { waiting } from '../waiting.ts';
