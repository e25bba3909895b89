import { type AnswerKey, answerKeySchema, questionTypeNames } from '@exam/shared-schema/question-types';
import { describe, expect, test } from 'vitest';
import { fixtures } from '../../../../shared-schema/src/question-types/fixtures.ts';
import type { Values } from '../form/values.ts';
import { keyEditors } from './index.ts';

describe.each(questionTypeNames)('[QT2] the key editor of %s', (type) => {
  const { fields, valuesOf, keyIn, controlOf, Controls, asks, keyText } = keyEditors[type];
  const { keyTexts, judgements, optionIds, rowIds = [], written } = fixtures[type];
  const rows = new Set((written.form.options ?? []).flatMap(({ text, row }) => (row ? [text] : [])));
  const keys = [...judgements, ...keyTexts].map(({ key }) => key as AnswerKey);

  test('[BK13] shows a key, and sends back the same', () => {
    for (const { outcome: _outcome, ...key } of keys) {
      const options = optionIds.map((_id) => ({ _id, text: _id, row: rowIds.includes(_id) }));
      const sent = { type, ...keyIn(valuesOf(key as AnswerKey, options) as Values, options) };
      const present = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
      expect(answerKeySchema.parse(present)).toEqual(key);
    }
  });

  test('[BK13] has a control for an error about the whole key', () => {
    const control = controlOf([]);
    expect(control).toMatch(/^key\./);
    expect(fields.some(({ name }) => name === control) || Controls !== undefined).toBe(true);
  });

  test('[BK16] asks for the key in the form of a question', () => {
    expect(asks.length + (keyText === undefined ? 0 : 1)).toBeGreaterThan(0);
    expect(asks.includes('row')).toBe(rows.size > 0);
  });
});
