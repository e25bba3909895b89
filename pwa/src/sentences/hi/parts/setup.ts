export { available, setup } from '../setup.ts';
export { questionTypes } from '../question-types.ts';
export { generationMessages } from '../messages/generation.ts';
