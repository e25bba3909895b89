import { secondBridge, tenForOne } from './bridges-and-trees.ts';
import { silentInscriptions, theToss } from './coins-and-inscriptions.ts';
import { veenaInTheCase } from './veena-in-the-case.ts';
import type { WrittenSet } from '../../written-question.ts';

export const logical: readonly WrittenSet[] = [
  secondBridge,
  tenForOne,
  theToss,
  silentInscriptions,
  veenaInTheCase,
];
