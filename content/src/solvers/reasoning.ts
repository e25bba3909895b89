import { arrangements } from './reasoning/arrangements.ts';
import { codes } from './reasoning/codes.ts';
import { conclusions } from './reasoning/conclusions.ts';
import { counts } from './reasoning/counts.ts';
import { decisions } from './reasoning/decisions.ts';
import { family } from './reasoning/family.ts';
import { grammar } from './reasoning/grammar.ts';
import { machines } from './reasoning/machines.ts';
import { reportedSpeech } from './reasoning/reported-speech.ts';
import { space } from './reasoning/space.ts';
import type { Solvers } from './solver.ts';

export const reasoningSolvers: Solvers = {
  ...arrangements,
  ...codes,
  ...conclusions,
  ...counts,
  ...family,
  ...decisions,
  ...grammar,
  ...machines,
  ...reportedSpeech,
  ...space,
};
