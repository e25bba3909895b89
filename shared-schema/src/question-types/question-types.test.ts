import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defineQuestionType } from './contract.ts';
import { fixtures } from './fixtures.ts';
import {
  type AnswerKey,
  answerKeySchema,
  answerSchema,
  ENGLISH_KEY_WORDS,
  isFullyRight,
  judgeAnswer,
  keyText,
  MAX_ANSWER_LENGTH,
  MAX_OPTIONS,
  normaliseAnswer,
  optionsNamedBy,
  questionTypeNames,
  questionTypes,
  rightOptions,
} from './index.ts';

describe.each(questionTypeNames)('[AT8] %s', (type) => {
  const { answers, judgements, keyTexts, rightOptions: shown, optionIds } = fixtures[type];
  const definition = questionTypes[type];

  test.each(answers)('$title', ({ raw, normalised }) => {
    expect(normaliseAnswer(type, raw, optionIds)).toEqual(normalised);
    expect(definition.isAnswer(raw, optionIds)).toBe(normalised !== null);
  });

  test.each(judgements)('$title', ({ key, answer, judgement }) => {
    expect(definition.judge(key, answer)).toEqual(judgement);
    expect(definition.compileKey(key)(answer)).toEqual(judgement);
  });

  test('the keys of the examples pass the schema', () => {
    for (const { key } of [...judgements, ...keyTexts, ...shown])
      expect(answerKeySchema.safeParse(key)).toMatchObject({ success: true });
  });

  test.each(keyTexts)('[SC8] a key is printed: $title', ({ key, text, correctAnswer }) => {
    const options = optionIds.map((_id) => ({ _id, name: _id.toUpperCase() }));
    expect(keyText(key, { words: ENGLISH_KEY_WORDS, options })).toBe(text);
    expect(definition.correctAnswer(key)).toEqual(correctAnswer);
    expect(answerSchema.safeParse(correctAnswer).success).toBe(true);
  });

  test.each(keyTexts)('[NB10] the sentence alone gives the whole key or none: $title', (example) => {
    const { key, correctAnswer, isReadBack } = example;
    expect(definition.keyOfCorrectAnswer(correctAnswer)).toEqual(isReadBack ? key : null);
  });

  test.each(shown)('[SC8] options shown as right: $title', ({ key, answer, right }) => {
    expect(rightOptions(key, answer)).toEqual(right);
  });

  test('valid answers pass the wire, and are their own canonical form', () => {
    for (const { normalised } of answers) {
      if (normalised === null) continue;
      expect(answerSchema.safeParse(normalised).success).toBe(true);
      expect(normaliseAnswer(type, normalised, optionIds)).toEqual(normalised);
    }
  });

  test('no value makes it throw, and normalising twice is the same as once', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const once = normaliseAnswer(type, raw, optionIds);
        if (once !== null) expect(normaliseAnswer(type, once, optionIds)).toEqual(once);
      }),
    );
  });

  test('the definition has its own name', () => {
    expect(definition.name).toBe(type);
  });
});

test.each([
  ['an MCQ', { type: 'MCQ', correct: ['a', 'c'] }, ['a', 'c']],
  ['an MSQ', { type: 'MSQ', correct: ['a', 'b'] }, ['a', 'b']],
  [
    'an MSQ with alternatives',
    { type: 'MSQ', correct: ['a', 'b'], alternatives: [['a', 'c'], ['d']] },
    ['a', 'b', 'a', 'c', 'd'],
  ],
  ['a number', { type: 'Numerical', values: ['5'] }, []],
] satisfies [string, AnswerKey, string[]][])(
  '[BK2] the key of %s names these options, which an edit must not take away',
  (_kind, key, named) => {
    expect(answerKeySchema.safeParse(key).error).toBeUndefined();
    expect(optionsNamedBy(key)).toEqual(named);
  },
);

test('[SC8] an option that a question has no more is printed by its id', () => {
  const options = [{ _id: 'a', name: 'A' }];
  expect(keyText({ type: 'MSQ', correct: ['gone', 'a'] }, { words: ENGLISH_KEY_WORDS, options })).toBe(
    'A, gone',
  );
});

describe('[SC7] whether an answer is right', () => {
  test('is asked of the type, with answers as they were given', () => {
    const nearPi: AnswerKey = { type: 'Numerical', values: ['3.14'], tolerance: '0.01' };
    expect(judgeAnswer(nearPi, ' 3.15 ')).toEqual({ kind: 'right' });
    expect(judgeAnswer(nearPi, '3.16')).toEqual({ kind: 'wrong' });
    const together: AnswerKey = { type: 'MSQ', correct: ['a', 'b'] };
    expect(judgeAnswer(together, ['b', 'a'], ['a', 'b', 'c'])).toMatchObject({ chosenRight: 2 });
  });

  test('is null for an invalid answer', () => {
    expect(judgeAnswer({ type: 'Numerical', values: ['5'] }, 'five')).toBeNull();
    expect(judgeAnswer({ type: 'MCQ', correct: ['a'] }, 'z', ['a', 'b'])).toBeNull();
    expect(judgeAnswer({ type: 'MSQ', correct: ['a'] }, [])).toBeNull();
  });

  test.each([
    ['right', { kind: 'right' }, true],
    ['wrong', { kind: 'wrong' }, false],
    ['the whole key', { kind: 'part', chosenRight: 2, chosenWrong: 0, keySize: 2 }, true],
    ['a part of it', { kind: 'part', chosenRight: 1, chosenWrong: 0, keySize: 2 }, false],
    ['more than it', { kind: 'part', chosenRight: 2, chosenWrong: 1, keySize: 2 }, false],
  ] as const)('%s', (_what, judgement, isRight) => {
    expect(isFullyRight(judgement)).toBe(isRight);
  });
});

describe('[AT6] answers without known options', () => {
  test('an MCQ answer is any text that is not blank', () => {
    expect(normaliseAnswer('MCQ', 'anything')).toBe('anything');
    expect(normaliseAnswer('MCQ', ' ')).toBeNull();
  });

  test('an MSQ answer is deduplicated and sorted, so that equal choices stay equal', () => {
    expect(normaliseAnswer('MSQ', ['b', 'a', 'b'])).toEqual(['a', 'b']);
  });

  test('an MSQ answer is no answer with a part that is no option of any question', () => {
    for (const odd of ['', ' ', 1, null]) expect(normaliseAnswer('MSQ', ['a', odd])).toBeNull();
  });
});

describe('[AT6] an MSQ answer', () => {
  test('is the same in whatever order the options were chosen', () => {
    const options = ['p', 'q', 'r', 's', 't'];
    const choice = fc.subarray(options, { minLength: 1 });
    const shuffled = choice.chain((ids) =>
      fc.tuple(fc.constant(ids), fc.shuffledSubarray(ids, { minLength: ids.length })),
    );
    fc.assert(
      fc.property(shuffled, ([inOrder, anyOrder]) => {
        expect(normaliseAnswer('MSQ', anyOrder, options)).toEqual(inOrder);
      }),
    );
  });
});

describe('the wire', () => {
  test('refuses an answer of endless length', () => {
    expect(answerSchema.safeParse('9'.repeat(MAX_ANSWER_LENGTH + 1)).success).toBe(false);
    expect(answerSchema.safeParse(Array.from({ length: MAX_OPTIONS + 1 }, () => 'a')).success).toBe(false);
  });

  test('refuses anything except a text or a list of texts', () => {
    for (const raw of [5, null, { a: 1 }, [1]]) expect(answerSchema.safeParse(raw).success).toBe(false);
  });
});

describe('the schema of keys', () => {
  test.each([
    ['an MCQ key without an option', { type: 'MCQ', correct: [] }],
    ['a key of an unknown type', { type: 'Essay', correct: ['a'] }],
    ['a numerical key without value or range', { type: 'Numerical' }],
    ['a numerical key that is no number', { type: 'Numerical', values: ['five'] }],
    ['a numerical key with an empty range', { type: 'Numerical', ranges: [{ min: '2', max: '1' }] }],
    ['a range that begins with no number', { type: 'Numerical', ranges: [{ min: 'two', max: '3' }] }],
    ['a range that ends with no number', { type: 'Numerical', ranges: [{ min: '2', max: 'three' }] }],
    ['a tolerance that is no number', { type: 'Numerical', values: ['1'], tolerance: 'some' }],
    ['a numerical key with a negative tolerance', { type: 'Numerical', values: ['1'], tolerance: '-1' }],
    ['an unknown outcome', { type: 'MCQ', correct: ['a'], outcome: 'cancelled' }],
  ])('refuses %s', (_, key) => {
    expect(answerKeySchema.safeParse(key).success).toBe(false);
  });

  test('[SC9] takes numbers as they are typed, and keeps those that marking reads', () => {
    const typed = { type: 'Numerical', values: ['\u22121,000', '5.', ' 5'], tolerance: '\uff10.\uff15' };
    const read = { type: 'Numerical', values: ['-1000', '5.', ' 5'], tolerance: '0.5' };
    expect(answerKeySchema.parse(typed)).toEqual(read);
  });

  test('takes a range of one number, and no tolerance at all', () => {
    const key = { type: 'Numerical', values: ['1'], ranges: [{ min: '2', max: '2.0' }], tolerance: '0' };
    expect(answerKeySchema.safeParse(key).success).toBe(true);
  });

  test('keeps a decision made after the exam', () => {
    const key = { type: 'MCQ', correct: ['a'], outcome: 'bonus' } as const;
    expect(answerKeySchema.parse(key)).toEqual(key);
  });
});

test('[QT6] no answer to a type that a person marks is judged by a key', () => {
  const { judge, compileKey } = defineQuestionType({
    ...questionTypes.ShortText,
    name: 'Essay',
    marks: 'manual',
  });
  const key: AnswerKey = { type: 'ShortText', accepted: ['right'] };
  for (const answer of ['right', 'wrong']) {
    expect(judge(key, answer)).toEqual({ kind: 'pending' });
    expect(isFullyRight(compileKey(key)(answer))).toBe(false);
  }
});
