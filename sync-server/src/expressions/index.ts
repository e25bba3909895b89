export { approximate, combinations, factorial, permutations, type Allowed } from './approximate.ts';
export { Incalculable } from './incalculable.ts';
export { readTree } from './read-tree.ts';
