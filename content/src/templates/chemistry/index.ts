import { amounts } from './amounts.ts';
import { energyAndEquilibrium } from './energy-and-equilibrium.ts';
import { factsOfChemistry } from './facts.ts';
import { kinetics } from './kinetics.ts';
import { structure } from './structure.ts';

export const chemistry = [
  ...amounts,
  ...energyAndEquilibrium,
  ...structure,
  ...factsOfChemistry,
  ...kinetics,
];
