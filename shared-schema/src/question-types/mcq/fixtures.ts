import { type QuestionTypeFixtures, RIGHT, WRONG } from '../contract.ts';
import type { McqKey } from './index.ts';

const oneRight: McqKey = { type: 'MCQ', correct: ['b'] };
const twoAccepted: McqKey = { type: 'MCQ', correct: ['b', 'd'] };

export const mcqFixtures: QuestionTypeFixtures<McqKey> = {
  written: {
    form: {
      options: [
        { text: 'wrong', isRight: false },
        { text: 'right', isRight: true },
      ],
    },
    right: (idOf) => idOf('right'),
    wrong: (idOf) => idOf('wrong'),
  },
  optionIds: ['a', 'b', 'c', 'd'],
  answers: [
    { title: 'an option is an answer', raw: 'b', normalised: 'b' },
    { title: 'a blank text is no answer', raw: '  ', normalised: null },
    { title: 'an empty text is no answer', raw: '', normalised: null },
    { title: 'an option of another question is no answer', raw: 'z', normalised: null },
    { title: 'a list is no answer', raw: ['b'], normalised: null },
    { title: 'a number is no answer', raw: 1, normalised: null },
    { title: 'null is no answer', raw: null, normalised: null },
    { title: 'a missing value is no answer', raw: undefined, normalised: null },
  ],
  judgements: [
    { title: 'the right option is right', key: oneRight, answer: 'b', judgement: RIGHT },
    { title: 'another option is wrong', key: oneRight, answer: 'a', judgement: WRONG },
    { title: 'any of several accepted options is right', key: twoAccepted, answer: 'd', judgement: RIGHT },
    {
      title: 'two accepted options do not make the others right',
      key: twoAccepted,
      answer: 'c',
      judgement: WRONG,
    },
  ],
  keyTexts: [
    { title: 'an option', key: oneRight, text: 'B', correctAnswer: 'b', isReadBack: true },
    {
      title: 'options, any of which is accepted',
      key: { type: 'MCQ', correct: ['d', 'b'] },
      text: 'B or D',
      correctAnswer: ['d', 'b'],
      isReadBack: true,
    },
  ],
  rightOptions: [
    { title: 'the right option beside a wrong one', key: oneRight, answer: 'a', right: ['b'] },
    { title: 'every accepted option', key: twoAccepted, answer: null, right: ['b', 'd'] },
  ],
};
