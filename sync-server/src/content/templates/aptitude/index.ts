import { arithmetic } from './arithmetic.ts';
import { numbersAndTables } from './numbers-and-tables.ts';
import { reasoning } from './reasoning.ts';

export const aptitude = [...arithmetic, ...reasoning, ...numbersAndTables];
