import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersText, eventLine, readLog } from '../attempt/index.ts';
import { mark, partialRules, parseFraction, rulesOf, toNumber } from '../marking/index.ts';
import { fixtures } from './fixtures.ts';
import { keyForms } from './forms.ts';
import {
  type Answer,
  type AnswerKey,
  answerKeySchema,
  answerText,
  answerTypes,
  ENGLISH_KEY_WORDS,
  isFullyRight,
  judgeAnswer,
  keyText,
  MAX_OPTIONS,
  normaliseAnswer,
  questionTypeNames,
  questionTypes,
  typesOfEveryScheme,
  withOptions,
} from './index.ts';

const BLANK_FORM = { options: [], answer: '', upTo: '', tolerance: '', keyText: '' };

/** Answers as a log may have them, valid for any type or none. */
const anyAnswer: fc.Arbitrary<Answer> = fc.oneof(
  fc.string(),
  fc.array(fc.string()),
  fc.dictionary(fc.string(), fc.string()),
);

describe.each(questionTypeNames)('[QT2] the contract, kept by %s', (type) => {
  const definition = questionTypes[type];
  const { answers, judgements, keyTexts, rightOptions, optionIds, written } = fixtures[type];
  const keys = [...judgements, ...keyTexts, ...rightOptions].map(({ key }) => key);
  const valid = answers.flatMap(({ normalised }) => normalised ?? []) as readonly Answer[];
  const lettered = optionIds.map((_id) => ({ _id, name: _id.toUpperCase() }));
  const print = { words: ENGLISH_KEY_WORDS, options: lettered };

  const form = { ...BLANK_FORM, ...written.form };
  const places = form.options.map((_, place) => String(place));
  const placeOf = (text: string) => String(form.options.findIndex((option) => option.text === text));
  const writtenKey = keyForms[type].key(form, places);

  test('has options exactly if answers can name some', () => {
    expect(optionIds.length > 0).toBe(definition.options !== 'none');
  });

  test('has examples of every judgement that it makes', () => {
    const isRight = judgements.map(({ judgement }) => isFullyRight(judgement));
    expect(new Set(isRight)).toEqual(new Set([true, false]));
  });

  test('has one reading of answers, in the exam room and outside', () => {
    expect(answerTypes[type].normaliseAnswer).toBe(definition.normaliseAnswer);
  });

  test('guesses with a probability', () => {
    for (let options = 1; options <= MAX_OPTIONS; options += 1) {
      expect(definition.guess(options)).toBeGreaterThanOrEqual(0);
      expect(definition.guess(options)).toBeLessThanOrEqual(1);
    }
  });

  test('puts any answer and any key into words', () => {
    fc.assert(
      fc.property(anyAnswer, (answer) => {
        expect(typeof answerText(type, answer, print)).toBe('string');
        expect(Array.isArray(definition.chosenOptions(answer))).toBe(true);
        for (const key of keys) expect(definition.judge(key, answer)).toBeDefined();
      }),
    );
    for (const key of keys) expect(keyText(key, print)).not.toBe('');
  });

  test('keeps valid answers in the log, and in the text of a receipt', () => {
    for (const answer of valid) {
      const event = { type: 'answered', questionId: 'q1', answer, seq: 0, at: 1, mono: 1 } as const;
      expect(readLog(eventLine(event))).toMatchObject({ ok: true, events: [{ answer }] });
      expect(JSON.parse(answersText(['q1'], { q1: answer }))).toEqual([['q1', answer]]);
    }
  });

  test('has a right answer to every key', () => {
    for (const key of keys)
      expect(isFullyRight(definition.judge(key, definition.rightAnswer(key)))).toBe(true);
  });

  test('[QT10] counts nothing wrong in a right answer, and only rows and items of the question', () => {
    for (const key of keys) {
      const parts = definition.answerParts(key)(definition.rightAnswer(key));
      expect(parts.every(({ isRight }) => isRight)).toBe(true);
    }
    for (const { key, answer } of judgements)
      for (const { row, choice, text } of definition.answerParts(key as AnswerKey)(answer)) {
        if (row !== null) expect(optionIds).toContain(row);
        if (text === null) expect(optionIds).toContain(choice);
      }
  });

  test('reads back what a typed text is', () => {
    if (definition.options !== 'none') return;
    for (const key of keys)
      for (const text of definition.acceptedTexts(key)) {
        const answer = definition.readText(text);
        expect(answer !== null && isFullyRight(definition.judge(key, answer))).toBe(true);
      }
  });

  test('picks valid answers by digit keys', () => {
    const { pick } = definition;
    if (pick === undefined) return;
    for (const option of optionIds)
      expect(normaliseAnswer(type, pick(null, option), optionIds)).not.toBeNull();
  });

  test('[BK2] renames all options of a key, and judges as before', () => {
    const renamed = (id: string) => `new-${id}`;
    for (const key of keys) {
      const after = withOptions(key, (ids) => ids.map(renamed));
      expect(answerKeySchema.parse(after)).toEqual(after);
      expect(questionTypes[type].optionIds(after)).toEqual(definition.optionIds(key).map(renamed));
      expect(withOptions(key, (ids) => [...ids])).toEqual(key);
    }
  });

  test('[BK16] is written in the console, with a right and a wrong answer', () => {
    expect(keyForms[type].fault(form)).toBeNull();
    expect(keyForms[type].fault(BLANK_FORM)).not.toBeNull();
    expect(answerKeySchema.parse(writtenKey)).toEqual(writtenKey);
    const judged = [written.right(placeOf), written.wrong(placeOf)].map((answer) =>
      judgeAnswer(writtenKey, answer, places),
    );
    expect(judged.map((judgement) => judgement !== null && isFullyRight(judgement))).toEqual([true, false]);
  });

  test('[BK19] shows a key in the form that would write it', () => {
    const { key, shown, isShowable } = keyForms[type];
    expect(isShowable(writtenKey)).toBe(true);
    const options = form.options.map((option, place) => ({ ...option, _id: String(place) }));
    const { right = [], ...fields } = shown(writtenKey, options);
    const again = options.map((option) => ({ ...option, isRight: right.includes(option._id) }));
    const members = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    expect(key({ ...BLANK_FORM, ...members, options: again }, places)).toEqual(writtenKey);
  });

  test.each(partialRules)('[SC1] is marked within its marks and its penalty by the rule %s', (partial) => {
    const types = [...new Set([...typesOfEveryScheme, type])];
    const rule = { marks: '4', penalty: '2', partial };
    const scheme = { name: 'Any', version: 1, rules: rulesOf(types, () => rule) };
    const options = optionIds.map((_id) => ({ _id }));
    const paper = { scheme, sections: [{ _id: 's1', questions: [{ _id: 'q1', type, options }] }] };
    for (const { key, answer, judgement } of judgements) {
      const { total, questions } = mark(paper, { q1: key as AnswerKey }, { q1: answer });
      const marks = toNumber(parseFraction(total));
      expect(marks).toBeGreaterThanOrEqual(-2);
      expect(marks).toBeLessThanOrEqual(4);
      if (questions[0]?.judgement != null && isFullyRight(judgement)) expect(marks).toBe(4);
    }
  });
});
