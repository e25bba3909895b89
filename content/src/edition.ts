import { drawnQuestion, writtenQuestion, writtenSet } from './content-question.ts';
import type { ContentQuestion, ContentSet } from './content-question.ts';
import { paperRecipes } from './demo-papers.ts';
import { FIRST_PAPERS_EDITION } from './editions.ts';
import type { AskedBefore } from './exam-draws.ts';
import {
  fillRecipes,
  isWhollyInHindi,
  meanDifficulty,
  type Drawn,
  type FilledPaper,
} from './fill-recipes.ts';
import type { PaperRecipe, SectionRecipe } from './paper-recipe.ts';
import { QuestionBank } from './question-bank.ts';
import { templatesOfPapers } from './templates/index.ts';

const FIRST_NUMBERED = 2;

/** CT11: the papers that came with the editions after one, up to another. */
export function papersOfEditions(after: number, upTo: number): PaperRecipe[] {
  return paperRecipes.filter(({ edition = FIRST_NUMBERED }) => edition > after && edition <= upTo);
}

interface ContentSection extends Omit<SectionRecipe, 'draws' | 'written' | 'sets'> {
  readonly drawn: readonly { readonly question: ContentQuestion; readonly marks: Drawn['marks'] }[];
  readonly written: readonly ContentQuestion[];
  readonly sets: readonly ContentSet[];
}

/** A paper with its questions. */
export interface ContentPaper extends Omit<
  PaperRecipe,
  'edition' | 'isSpread' | 'isBilingual' | 'sections' | 'difficultyLevel'
> {
  /** 1 to 10. */
  readonly difficultyLevel: number;
  /** Whether it came after the first papers. */
  readonly isLater: boolean;
  readonly sections: readonly ContentSection[];
}

interface Filling {
  /** Decides the questions (ST9). */
  readonly seed: string;
  /** Contents (contentOf) and source keys of questions that are not made again. */
  readonly taken: Iterable<string>;
  /** What papers that are there already ask, by exam. */
  readonly before: AskedBefore;
}

/**
 * Makes the questions of papers, in their order. A paper is left out that too few questions can be made for.
 * @throws Error if that is one of the first papers.
 */
export function fillPapers(
  recipes: readonly PaperRecipe[],
  { seed, taken, before }: Filling,
): ContentPaper[] {
  const bank = new QuestionBank(templatesOfPapers, seed, taken);
  return fillRecipes(bank, recipes, undefined, before).map(toPaper);
}

function toPaper(filled: FilledPaper): ContentPaper {
  const { edition = 0, isSpread: _s, isBilingual: _b, sections: _recipes, ...own } = filled.recipe;
  const isLater = edition > FIRST_PAPERS_EDITION;
  const isInHindi = isLater && isWhollyInHindi(filled);
  return {
    difficultyLevel: meanDifficulty(filled.sections),
    ...own,
    isLater,
    sections: filled.sections.map(({ section, drawn, written, sets }) => ({
      ...section,
      drawn: drawn.map(({ question, marks }) => ({
        question: isInHindi ? drawnQuestion(question) : inOneLanguage(drawnQuestion(question)),
        marks,
      })),
      written: written.map(writtenQuestion),
      sets: sets.map(writtenSet),
    })),
  };
}

/** CT18: a paper is in Hindi as a whole or not at all. */
function inOneLanguage({ translations: _translations, ...question }: ContentQuestion): ContentQuestion {
  return question;
}
