import { automataAndGrammars } from './computing/automata-and-grammars.ts';
import { booleanFunctions } from './computing/boolean-functions.ts';
import { memoryAndNetworks } from './computing/memory-and-networks.ts';
import { processes } from './computing/processes.ts';
import { programs } from './computing/programs.ts';
import { relationsAndCounting } from './computing/relations-and-counting.ts';
import { programming } from './computing/programming.ts';
import { treesAndGraphs } from './computing/trees-and-graphs.ts';
import type { Solvers } from './solver.ts';

export const computingSolvers: Solvers = {
  ...automataAndGrammars,
  ...booleanFunctions,
  ...memoryAndNetworks,
  ...processes,
  ...programs,
  ...programming,
  ...relationsAndCounting,
  ...treesAndGraphs,
};
