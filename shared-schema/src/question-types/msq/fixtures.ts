import type { AnswerJudgement, QuestionTypeFixtures } from '../contract.ts';
import type { MsqKey } from './index.ts';

const abd: MsqKey = { type: 'MSQ', correct: ['a', 'b', 'd'] };
const abOrCd: MsqKey = { type: 'MSQ', correct: ['a', 'b'], alternatives: [['c', 'd']] };
const aOrAbc: MsqKey = { type: 'MSQ', correct: ['a', 'b', 'c'], alternatives: [['a']] };

function part(chosenRight: number, chosenWrong: number, keySize: number): AnswerJudgement {
  return { kind: 'part', chosenRight, chosenWrong, keySize };
}

export const msqFixtures: QuestionTypeFixtures<MsqKey> = {
  written: {
    form: {
      options: [
        { text: 'one', isRight: true },
        { text: 'two', isRight: false },
        { text: 'three', isRight: true },
      ],
    },
    right: (idOf) => [idOf('one'), idOf('three')],
    wrong: (idOf) => [idOf('two')],
  },
  optionIds: ['a', 'b', 'c', 'd'],
  answers: [
    { title: 'a list of options is an answer', raw: ['a', 'c'], normalised: ['a', 'c'] },
    {
      title: 'the options take the order of the question',
      raw: ['d', 'a', 'c'],
      normalised: ['a', 'c', 'd'],
    },
    { title: 'an option chosen twice counts once', raw: ['c', 'a', 'c'], normalised: ['a', 'c'] },
    { title: 'an empty list is no answer', raw: [], normalised: null },
    { title: 'a list with a blank is no answer', raw: ['a', ' '], normalised: null },
    { title: 'a list with an option of another question is no answer', raw: ['a', 'z'], normalised: null },
    { title: 'a list with a number is no answer', raw: ['a', 1], normalised: null },
    { title: 'a single text is no answer', raw: 'a', normalised: null },
    { title: 'null is no answer', raw: null, normalised: null },
    { title: 'a missing value is no answer', raw: undefined, normalised: null },
  ],
  judgements: [
    { title: 'the whole key is all right', key: abd, answer: ['a', 'b', 'd'], judgement: part(3, 0, 3) },
    {
      title: 'a part of the key is right and not whole',
      key: abd,
      answer: ['a', 'd'],
      judgement: part(2, 0, 3),
    },
    {
      title: 'an option beyond the key is wrong',
      key: abd,
      answer: ['a', 'b', 'c', 'd'],
      judgement: part(3, 1, 3),
    },
    { title: 'nothing of the key is all wrong', key: abd, answer: ['c'], judgement: part(0, 1, 3) },
    { title: 'an alternative set is a whole key', key: abOrCd, answer: ['c', 'd'], judgement: part(2, 0, 2) },
    { title: 'sets are not mixed', key: abOrCd, answer: ['b', 'c'], judgement: part(1, 1, 2) },
    {
      title: 'of two sets that fit the exact one counts',
      key: aOrAbc,
      answer: ['a'],
      judgement: part(1, 0, 1),
    },
    {
      title: 'of two sets the one with more of the choice counts',
      key: aOrAbc,
      answer: ['a', 'b'],
      judgement: part(2, 0, 3),
    },
  ],
  keyTexts: [
    {
      title: 'options that are right together',
      key: { type: 'MSQ', correct: ['d', 'a', 'b'] },
      text: 'A, B, D',
      correctAnswer: ['d', 'a', 'b'],
      isReadBack: false,
    },
    {
      title: 'every accepted set',
      key: abOrCd,
      text: 'A, B or C, D',
      correctAnswer: ['a', 'b'],
      isReadBack: false,
    },
  ],
  rightOptions: [
    { title: 'the key beside no answer', key: abOrCd, answer: null, right: ['a', 'b'] },
    { title: 'the set that an answer is judged by', key: abOrCd, answer: ['c', 'd'], right: ['c', 'd'] },
    { title: 'the key beside an answer that is all wrong', key: abd, answer: ['c'], right: ['a', 'b', 'd'] },
  ],
};
