import { amounts } from './chemistry/amounts.ts';
import { energyAndEquilibria } from './chemistry/energy-and-equilibria.ts';
import { paragraphs } from './chemistry/paragraphs.ts';
import { rates } from './chemistry/rates.ts';
import { structure } from './chemistry/structure.ts';
import type { Solvers } from './solver.ts';

export const chemistrySolvers: Solvers = {
  ...amounts,
  ...energyAndEquilibria,
  ...rates,
  ...structure,
  ...paragraphs,
};
