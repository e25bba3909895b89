import { asWords } from './as-words.ts';

/** Of the areas whose name does not say what one of its things is. */
const NAMES: Readonly<Record<string, string>> = {
  accommodations: 'Extra time',
  attempts: 'Attempt',
  categories: 'Category',
  colleges: 'College',
  papers: 'Test paper',
  payments: 'Payment',
  plans: 'Subscription plan',
  'question sets': 'Question set',
  questions: 'Question',
  sections: 'Section',
  settings: 'Setting',
  subjects: 'Subject',
  templates: 'Exam template',
  tokens: 'Tokens by hand',
  topics: 'Topic',
  users: 'User',
};

/** The kind of a changed thing, for people: 'Exam template' for 'templates'. */
export const kindName = (kind: string): string => NAMES[kind] ?? asWords(kind);
