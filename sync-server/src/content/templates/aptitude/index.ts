import { arithmetic } from './arithmetic.ts';
import { reasoning } from './reasoning.ts';

export const aptitude = [...arithmetic, ...reasoning];
