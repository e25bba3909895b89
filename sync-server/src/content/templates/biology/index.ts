import { cell } from './cell.ts';
import { genetics } from './genetics.ts';

export const biology = [...cell, ...genetics];
