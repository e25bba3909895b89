import type { WrittenSet } from '../../written-question.ts';
import { brushOverTheLens } from './arts.ts';
import { theCoat, thirtyMachines } from './stories.ts';
import { askingTheWay, smellOfRain } from './thoughts.ts';

/** English Language of a full-length CLAT: as many questions as its official pattern has. */
export const english: readonly WrittenSet[] = [
  smellOfRain,
  theCoat,
  brushOverTheLens,
  askingTheWay,
  thirtyMachines,
];
