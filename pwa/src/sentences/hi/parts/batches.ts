export { batches } from '../batches.ts';
export { batchMessages } from '../messages/batches.ts';
