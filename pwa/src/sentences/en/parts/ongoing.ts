export { ongoing } from '../ongoing.ts';
export { generationMessages } from '../messages/generation.ts';
