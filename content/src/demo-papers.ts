import type { PaperRecipe } from './paper-recipe.ts';
import { firstPapers } from './papers/first-papers.ts';
import { gateAndCodingPapers } from './papers/gate-and-coding.ts';
import { generalPapers } from './papers/general.ts';
import { hindiPapers } from './papers/hindi.ts';
import { jeePapers } from './papers/jee.ts';
import { neetAndEapcetPapers } from './papers/neet-and-eapcet.ts';
import { sscAndBankPapers } from './papers/ssc-and-bank.ts';
import { tenthEdition } from './papers/tenth-edition.ts';
import { upscCatAndClatPapers } from './papers/upsc-cat-clat.ts';

/**
 * CT11: what the demo offers, in the order in which its questions are drawn: a paper in front of others, or longer than
 * it was, has theirs drawn again. So new papers are added at the end.
 */
export const paperRecipes: readonly PaperRecipe[] = [
  ...firstPapers,
  ...jeePapers,
  ...neetAndEapcetPapers,
  ...gateAndCodingPapers,
  ...sscAndBankPapers,
  ...upscCatAndClatPapers,
  ...generalPapers,
  ...hindiPapers,
  ...tenthEdition,
];
