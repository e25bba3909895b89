import type { Phrasebook } from './frames.ts';

/** CT16: the sentences of all templates that are in Hindi too. */
export const hindi: Phrasebook = {};
