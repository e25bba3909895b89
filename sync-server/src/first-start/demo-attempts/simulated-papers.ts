import type { PaperRecipe } from '@exam/content';
import { loadContent } from '../../bank/content.ts';

/** Of each exam so many papers, the first ones that rank. */
const OF_EACH_EXAM = 2;
/** With fewer questions there is nothing to analyse. */
const FEWEST_QUESTIONS = 8;

/** The papers of the demo that its simulated students sit, in the order of the recipes. */
export async function simulatedPapers(): Promise<PaperRecipe[]> {
  const { paperRecipes } = await loadContent();
  const taken = new Map<string, number>();
  return paperRecipes.filter((recipe) => {
    const { category, resultsPolicy = 'after-sync' } = recipe;
    const before = taken.get(category) ?? 0;
    if (resultsPolicy !== 'after-sync' || before === OF_EACH_EXAM) return false;
    if (questionsOf(recipe) < FEWEST_QUESTIONS) return false;
    taken.set(category, before + 1);
    return true;
  });
}

function questionsOf({ sections }: PaperRecipe): number {
  return sections.reduce(
    (sum, { draws, written = [], sets = [] }) =>
      sum +
      draws.reduce((drawn, { count }) => drawn + count, 0) +
      written.length +
      sets.reduce((inSets, { questions }) => inSets + questions.length, 0),
    0,
  );
}
