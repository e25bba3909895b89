export { ongoing } from '../ongoing.ts';
export { generationMessages } from '../messages/generation.ts';
export { waiting } from '../waiting.ts';
