import { algebra } from './algebra.ts';
import { calculus } from './calculus.ts';
import { counting } from './counting.ts';
import { geometry } from './geometry.ts';
import { vectorsAndChance } from './vectors-and-chance.ts';

export const mathematics = [...algebra, ...calculus, ...geometry, ...counting, ...vectorsAndChance];
