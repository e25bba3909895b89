import type { PackageQuestion } from '@exam/shared-schema/paper-package';
import { expect, test } from 'vitest';
import { testPaper } from '../../test/paper.ts';
import { languageOf, languagesOf, localizedQuestion } from './localized-question.ts';

const paper = testPaper({ languages: ['en', 'hi'] });
const both: PackageQuestion = {
  _id: 'q1',
  type: 'MCQ',
  text: 'One?',
  options: [
    { _id: 'a', text: 'Water' },
    { _id: 'b', text: '7' },
  ],
  translations: { hi: { text: 'एक?', options: [{ _id: 'a', text: 'जल' }] } },
};
const { translations: _translations, ...own } = both;

test('[PK9] a question is offered in the languages it has', () => {
  expect(languagesOf(paper, both)).toEqual(['en', 'hi']);
  expect(languagesOf(paper, own)).toEqual(['en']);
});

test('[PK9] the choice for a question goes before that for the paper, and neither goes where there are no words', () => {
  expect(languageOf(paper, both, { questions: {} })).toBe('en');
  expect(languageOf(paper, both, { paper: 'hi', questions: {} })).toBe('hi');
  expect(languageOf(paper, both, { paper: 'hi', questions: { q1: 'en' } })).toBe('en');
  expect(languageOf(paper, own, { paper: 'hi', questions: { q1: 'hi' } })).toBe('en');
});

test('[PK9] a translated question keeps its ids; what is not translated keeps its words', () => {
  expect(localizedQuestion(paper, both, { paper: 'hi', questions: {} })).toMatchObject({
    _id: 'q1',
    lang: 'hi',
    text: 'एक?',
    options: [
      { _id: 'a', text: 'जल' },
      { _id: 'b', text: '7' },
    ],
  });
  expect(localizedQuestion(paper, both, { questions: {} })).toBe(both);
});
