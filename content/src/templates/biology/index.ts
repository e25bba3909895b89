import { cell } from './cell.ts';
import { counted } from './counted.ts';
import { genetics } from './genetics.ts';
import { organisms } from './organisms.ts';
import { physiology } from './physiology.ts';
import { reproductionAndEcology } from './reproduction-and-ecology.ts';

export const biology = [
  ...cell,
  ...genetics,
  ...counted,
  ...organisms,
  ...physiology,
  ...reproductionAndEcology,
];
