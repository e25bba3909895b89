import type { AnswerJudgement, QuestionTypeFixtures } from '../contract.ts';
import type { MatrixMatchKey } from './index.ts';

const key: MatrixMatchKey = { type: 'MatrixMatch', matches: { a: ['p', 's'], b: ['q'], c: ['q'] } };

const part = (chosenRight: number, chosenWrong: number): AnswerJudgement => ({
  kind: 'part',
  chosenRight,
  chosenWrong,
  keySize: 3,
});

const row = (text: string) => ({ text, isRight: false, row: true });
const item = (text: string) => ({ text, isRight: false });

export const matrixMatchFixtures: QuestionTypeFixtures<MatrixMatchKey> = {
  written: {
    form: { options: [row('one'), row('two'), item('odd'), item('even')], keyText: 'A-P\n(b) \u2192 q' },
    right: (idOf) => ({ [idOf('one')]: idOf('odd'), [idOf('two')]: idOf('even') }),
    wrong: (idOf) => ({ [idOf('one')]: idOf('even'), [idOf('two')]: idOf('odd') }),
  },
  optionIds: ['a', 'b', 'c', 'p', 'q', 'r', 's'],
  rowIds: ['a', 'b', 'c'],
  answers: [
    { title: 'a row with an item is an answer', raw: { b: 'q' }, normalised: { b: 'q' } },
    {
      title: 'rows are sorted, and items take the order of the question',
      raw: { c: 'q', a: 's p' },
      normalised: { a: 'p s', c: 'q' },
    },
    { title: 'an item chosen twice counts once', raw: { a: 'p p' }, normalised: { a: 'p' } },
    { title: 'a row without an item is left out', raw: { a: 'p', b: ' ' }, normalised: { a: 'p' } },
    { title: 'no row at all is no answer', raw: { a: '' }, normalised: null },
    { title: 'an empty object is no answer', raw: {}, normalised: null },
    { title: 'a row of another question is no answer', raw: { z: 'p' }, normalised: null },
    { title: 'an item of another question is no answer', raw: { a: 'p z' }, normalised: null },
    { title: 'a list of items is no answer', raw: { a: ['p'] }, normalised: null },
    { title: 'a text is no answer', raw: 'a', normalised: null },
    { title: 'a list is no answer', raw: ['a', 'p'], normalised: null },
    { title: 'null is no answer', raw: null, normalised: null },
  ],
  judgements: [
    {
      title: 'every row with exactly its items is all right',
      key,
      answer: { a: 'p s', b: 'q', c: 'q' },
      judgement: part(3, 0),
    },
    { title: 'a row without an item is neither', key, answer: { a: 'p s' }, judgement: part(1, 0) },
    {
      title: 'a part of the items of a row is wrong',
      key,
      answer: { a: 'p', b: 'q' },
      judgement: part(1, 1),
    },
    { title: 'an item too many is wrong', key, answer: { b: 'q r' }, judgement: part(0, 1) },
    {
      title: 'rows are judged by themselves',
      key,
      answer: { a: 'q', b: 'p', c: 'q' },
      judgement: part(1, 2),
    },
  ],
  keyTexts: [
    {
      title: 'every row with its items',
      key,
      text: 'A → P, S; B → Q; C → Q',
      correctAnswer: { a: 'p s', b: 'q', c: 'q' },
      isReadBack: true,
    },
  ],
  rightOptions: [{ title: 'none, since an option is right only for a row', key, answer: null, right: [] }],
};
