import { ExamDraws, type AskedBefore, type DrawQuestions } from './exam-draws.ts';
import type { Phrasebook } from './hindi/frames.ts';
import { inHindi } from './hindi/in-hindi.ts';
import type { Draw, PaperRecipe, SectionRecipe } from './paper-recipe.ts';
import { difficultyOf, type DrawnQuestion, type QuestionBank } from './question-bank.ts';
import { templatesOfTenthEdition } from './templates/index.ts';
import type { WrittenQuestion, WrittenSet } from './written-question.ts';

export interface Drawn {
  readonly question: DrawnQuestion;
  readonly marks: Pick<Draw, 'marks' | 'negativeMarks'>;
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

/** CT17: the first edition of the demo whose papers are drawn from `templatesOfTenthEdition`. */
const FROM_ALL_TEMPLATES = 10;

/**
 * Draws the questions of all recipes, in their order. A paper that the secret of an installation leaves too few questions
 * for is left out, because the server has to start.
 * @param bank of `templatesOfPapers`.
 * @throws Error if one of the first papers cannot be filled.
 */
export function fillRecipes(
  bank: QuestionBank,
  recipes: readonly PaperRecipe[],
  phrasebook?: Phrasebook,
  before?: AskedBefore,
): FilledPaper[] {
  const firstDraws = new ExamDraws(bank, before);
  const laterDraws = firstDraws.beside(bank.beside(templatesOfTenthEdition));
  const isInHindi = ({ made }: DrawnQuestion) => inHindi(made, phrasebook) !== null;
  return recipes
    .map((recipe) => {
      const { category, edition = 0, isSpread, isBilingual } = recipe;
      const draws = edition < FROM_ALL_TEMPLATES ? firstDraws : laterDraws;
      const draw = isSpread ? draws.spread(category, isBilingual && isInHindi) : draws.inOrder(category);
      return { recipe, sections: recipe.sections.map((section) => drawSection(draw, section)) };
    })
    .filter(({ recipe, sections }) =>
      recipe.sections.every(({ draws: wanted }, place) => {
        const asked = wanted.reduce((sum, { count }) => sum + count, 0);
        return sections[place]?.drawn.length === asked;
      }),
    );
}

/** CT18: whether a paper has each of its questions in Hindi too. */
export function isWhollyInHindi({ sections }: FilledPaper, phrasebook?: Phrasebook): boolean {
  return sections.every(
    ({ drawn, written, sets }) =>
      written.length + sets.length === 0 &&
      drawn.every(({ question }) => inHindi(question.made, phrasebook) !== null),
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
