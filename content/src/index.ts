// The exams, subjects and topics that questions are filed under.
export { catalogue, categoryNamed } from './catalogue.ts';
export { contentOf } from './question-bank.ts';
export type { ContentQuestion, ContentSet } from './content-question.ts';
// Questions of a topic.
export { practiceTopics, type PracticeTopic } from './practice-topics.ts';
export { setsOfTopics, TopicQuestions, typesMadeOf } from './topic-questions.ts';
export { printedQuestion, questionOfTemplate, templateNames } from './template-question.ts';
// Papers of an edition.
export { fillPapers, papersOfEditions, type ContentPaper } from './edition.ts';
export { paperRecipes } from './demo-papers.ts';
export type { PaperRecipe } from './paper-recipe.ts';
// Formulae of a chapter.
export { formulae } from './formulae/index.ts';
// Terms of the syllabuses.
export { loadGlossary } from './glossary/index.ts';
