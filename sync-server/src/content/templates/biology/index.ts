import { cell } from './cell.ts';
import { counted } from './counted.ts';
import { genetics } from './genetics.ts';

export const biology = [...cell, ...genetics, ...counted];
