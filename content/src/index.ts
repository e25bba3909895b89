export { catalogue, categoryNamed } from './catalogue.ts';
export { drawnQuestion, writtenQuestion, type ContentQuestion } from './content-question.ts';
export { paperRecipes } from './demo-papers.ts';
export {
  fillRecipes,
  isWhollyInHindi,
  meanDifficulty,
  type Drawn,
  type FilledPaper,
} from './fill-recipes.ts';
export { formulae } from './formulae/index.ts';
export type { PaperRecipe } from './paper-recipe.ts';
export { practiceSets } from './practice-sets/index.ts';
export { drawMissing, practiceTopics, type PracticeTopic } from './practice-topics.ts';
export { contentOf, difficultyOf, QuestionBank, type DrawnQuestion } from './question-bank.ts';
export {
  makeQuestion,
  templates,
  templatesOfPapers,
  type Diagram,
  type MadeQuestion,
  type Template,
} from './templates/index.ts';
export type { WrittenQuestion, WrittenSet } from './written-question.ts';
