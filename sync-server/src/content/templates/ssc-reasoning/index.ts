import { analogies } from './analogies.ts';
import { oddOneOut } from './odd-one-out.ts';

export const sscReasoning = [...analogies, ...oddOneOut];
