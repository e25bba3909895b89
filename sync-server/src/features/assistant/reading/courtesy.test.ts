import { expect, test } from 'vitest';
import { courtesyTo } from './courtesy.ts';

test.each(['thanks', 'Thank you so much!', 'ok', 'धन्यवाद सर', 'hello', 'नमस्ते', 'good morning hi'])(
  '[ST133] a greeting or thanks is answered without a source: %s',
  (text) => expect(courtesyTo(text)?.sources).toEqual([]),
);

test('[ST133] thanks are answered in the language in which they are written', () => {
  expect(courtesyTo('thanks')?.text).toMatch(/^You are welcome/);
  expect(courtesyTo('शुक्रिया')?.text).toMatch(/^आपका स्वागत/);
});

test.each(['are you a robot?', 'how are you bro', 'tum kaun ho', 'तुम्हारा नाम क्या है', 'who made you'])(
  '[ST133] what is asked of the assistant itself is answered without a source: %s',
  (text) => expect(courtesyTo(text)?.sources).toEqual([]),
);

test.each(['thanks, and 15% of 240?', 'hi what is inertia', 'help', 'good', '12', '', 'thank you for 5'])(
  '[ST133] anything else is a question: %s',
  (text) => expect(courtesyTo(text)).toBeNull(),
);
