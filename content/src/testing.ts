/** What only the tests of other parts look at. */
export { translationsOf, drawnQuestion } from './content-question.ts';
export { fillRecipes } from './fill-recipes.ts';
export { inHindi } from './hindi/in-hindi.ts';
export { everySentence } from './hindi/testing.ts';
export { firstPapers } from './papers/first-papers.ts';
export { passagePapers } from './passages/papers.ts';
export { FEWEST_TO_PRACTISE } from './practice-topics.ts';
export { QuestionBank } from './question-bank.ts';
export { makeQuestion, templates, templatesOfPapers, type OptionCount } from './templates/index.ts';
export { randomFrom } from './templates/random.ts';
