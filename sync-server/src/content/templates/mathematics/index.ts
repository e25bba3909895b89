import { algebra } from './algebra.ts';
import { calculus } from './calculus.ts';
import { geometry } from './geometry.ts';

export const mathematics = [...algebra, ...calculus, ...geometry];
