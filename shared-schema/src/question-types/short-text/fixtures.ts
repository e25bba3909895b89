import { type QuestionTypeFixtures, RIGHT, WRONG } from '../contract.ts';
import type { ShortTextKey } from './index.ts';

const newton: ShortTextKey = { type: 'ShortText', accepted: ['Newton', 'Isaac Newton'] };
const water: ShortTextKey = { type: 'ShortText', accepted: ['H₂O'] };
const range: ShortTextKey = { type: 'ShortText', accepted: ['1914-1918'] };
const cafe: ShortTextKey = { type: 'ShortText', accepted: ['caf\u00e9'] };
const delhi: ShortTextKey = { type: 'ShortText', accepted: ['दिल्ली'] };
const names = Array.from({ length: 20 }, (_, place) => `an answer ${place}`);
const many: ShortTextKey = { type: 'ShortText', accepted: names };

const right = (title: string, key: ShortTextKey, answer: string) => ({
  title,
  key,
  answer,
  judgement: RIGHT,
});

export const shortTextFixtures: QuestionTypeFixtures<ShortTextKey> = {
  written: { form: { keyText: 'moraine\n a moraine \n\n' }, right: () => 'Moraine', wrong: () => 'drumlin' },
  optionIds: [],
  answers: [
    { title: 'a word is an answer', raw: 'Newton', normalised: 'Newton' },
    { title: 'the text is kept and trimmed', raw: '  Isaac  Newton ', normalised: 'Isaac  Newton' },
    { title: 'a number is an answer as text', raw: '42', normalised: '42' },
    { title: 'Hindi is an answer', raw: 'दिल्ली', normalised: 'दिल्ली' },
    { title: 'an empty text is no answer', raw: '', normalised: null },
    { title: 'a blank text is no answer', raw: ' \u200b ', normalised: null },
    { title: 'a text that is too long for the wire is no answer', raw: 'a'.repeat(129), normalised: null },
    { title: 'a list is no answer', raw: ['Newton'], normalised: null },
    { title: 'null is no answer', raw: null, normalised: null },
  ],
  judgements: [
    right('an accepted answer is right', newton, 'Newton'),
    right('any accepted answer is right', newton, 'Isaac Newton'),
    right('case makes no difference', newton, 'isaac NEWTON'),
    right('spaces make no difference', newton, 'Isaac \u00a0 Newton'),
    right('a final full stop makes no difference', newton, 'Newton.'),
    right('a subscript is the digit', water, 'H2O'),
    right('the dash makes no difference, nor spaces around it', range, '1914 \u2013 1918'),
    right('digits of another script are digits', range, '१९१४-१९१८'),
    right('decomposed letters are the letters', cafe, 'CAFE\u0301'),
    right('full width letters are the letters', newton, '\uff2e\uff45\uff57\uff54\uff4f\uff4e'),
    right('a joiner that is not seen makes no difference', delhi, 'दिल्\u200dली'),
    { title: 'another answer is wrong', key: newton, answer: 'Leibniz', judgement: WRONG },
    { title: 'a part is wrong', key: newton, answer: 'Isaac', judgement: WRONG },
    { title: 'joined words are wrong', key: newton, answer: 'IsaacNewton', judgement: WRONG },
    { title: 'an accent makes a difference', key: cafe, answer: 'cafe', judgement: WRONG },
    { title: 'a list is wrong', key: newton, answer: ['Newton'], judgement: WRONG },
  ],
  keyTexts: [
    {
      title: 'every accepted answer',
      key: newton,
      text: 'Newton or Isaac Newton',
      correctAnswer: 'Newton or Isaac Newton',
      isReadBack: false,
    },
    {
      title: 'as many accepted answers as fit, none of them truncated',
      key: many,
      text: names.join(' or '),
      correctAnswer: `${names.slice(0, 8).join(' or ')} or …`,
      isReadBack: false,
    },
  ],
  rightOptions: [{ title: 'none', key: newton, answer: 'Newton', right: [] }],
};
