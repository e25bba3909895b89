import { indiaAndWorld } from './india-and-world.ts';
import { science } from './science.ts';

export const generalAwareness = [...science, ...indiaAndWorld];
