import { analogies } from './analogies.ts';
import { oddOneOut } from './odd-one-out.ts';
import { vennDiagrams } from './venn-diagrams.ts';

export const sscReasoning = [...analogies, ...oddOneOut, ...vennDiagrams];
