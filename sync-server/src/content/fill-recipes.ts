import type { NewPlace } from '../features/papers/create-paper.ts';
import { ExamDraws, type DrawQuestions } from './exam-draws.ts';
import type { PaperRecipe, SectionRecipe } from './paper-recipe.ts';
import { difficultyOf, type DrawnQuestion, type QuestionBank } from './question-bank.ts';
import type { WrittenQuestion, WrittenSet } from './written-question.ts';

export interface Drawn {
  readonly question: DrawnQuestion;
  readonly marks: Omit<NewPlace, 'questionId'>;
}

interface FilledSection {
  readonly section: Omit<SectionRecipe, 'draws' | 'written' | 'sets'>;
  readonly drawn: readonly Drawn[];
  readonly written: readonly WrittenQuestion[];
  readonly sets: readonly WrittenSet[];
}

/** CT14: each draw has the number of options that its recipe says. */
export function drawSection(
  draw: DrawQuestions,
  { draws, written = [], sets = [], ...section }: SectionRecipe,
): FilledSection {
  const drawn = draws.flatMap(({ count, fits, options, ...marks }) =>
    draw(count, fits, options).map((question) => ({ question, marks })),
  );
  return { section, drawn, written, sets };
}

export interface FilledPaper {
  readonly recipe: PaperRecipe;
  readonly sections: readonly FilledSection[];
}

/**
 * Draws the questions of all recipes, in their order. A paper that the secret of an installation leaves too few questions
 * for is left out, because the server has to start. @throws Error if one of the first papers cannot be filled.
 */
export function fillRecipes(bank: QuestionBank, recipes: readonly PaperRecipe[]): FilledPaper[] {
  const draws = new ExamDraws(bank);
  return recipes
    .map((recipe) => {
      const draw = recipe.isSpread ? draws.spread(recipe.category) : draws.inOrder(recipe.category);
      return { recipe, sections: recipe.sections.map((section) => drawSection(draw, section)) };
    })
    .filter(({ recipe, sections }) =>
      recipe.sections.every(({ draws: wanted }, place) => {
        const asked = wanted.reduce((sum, { count }) => sum + count, 0);
        return sections[place]?.drawn.length === asked;
      }),
    );
}

/** CT13: 1 to 10, rounded. */
export function meanDifficulty(sections: readonly FilledSection[]): number {
  const all = sections.flatMap(({ drawn, written, sets }) => [
    ...drawn.map(({ question }) => difficultyOf(question)),
    ...[...written, ...sets.flatMap(({ questions }) => questions)].map(({ difficulty }) => difficulty),
  ]);
  return Math.round(all.reduce((sum, one) => sum + one, 0) / all.length);
}
