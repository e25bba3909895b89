import { arrangements } from './reasoning/arrangements.ts';
import { codes } from './reasoning/codes.ts';
import { conclusions } from './reasoning/conclusions.ts';
import { counts } from './reasoning/counts.ts';
import { family } from './reasoning/family.ts';
import { grammar } from './reasoning/grammar.ts';
import { space } from './reasoning/space.ts';
import type { Solvers } from './solver.ts';

export const reasoningSolvers: Solvers = {
  ...arrangements,
  ...codes,
  ...conclusions,
  ...counts,
  ...family,
  ...grammar,
  ...space,
};
