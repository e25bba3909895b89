import { describe, expect, test } from 'vitest';
import { DEFAULT_SCHEME, fractionTextSchema, magnitudeSchema, markingSchemeSchema } from './scheme.ts';

describe('[SC3] the schema of schemes', () => {
  test('accepts the default scheme unchanged', () => {
    expect(markingSchemeSchema.parse(DEFAULT_SCHEME)).toEqual(DEFAULT_SCHEME);
  });

  test.each(['none', 'jee-advanced', 'per-option'] as const)('takes the partial rule %s', (partial) => {
    const rules = { ...DEFAULT_SCHEME.rules, MSQ: { marks: '4', penalty: '1', partial } };
    expect(markingSchemeSchema.safeParse({ ...DEFAULT_SCHEME, rules }).success).toBe(true);
  });

  test('[ST16] takes a penalty as a magnitude alone', () => {
    expect(magnitudeSchema.safeParse('2/3').success).toBe(true);
    expect(magnitudeSchema.safeParse('-1').success).toBe(false);
    expect(magnitudeSchema.safeParse('one').success).toBe(false);
    expect(fractionTextSchema.safeParse('-1').success).toBe(true);
    expect(fractionTextSchema.safeParse('four').success).toBe(false);
  });

  test.each([
    ['without a rule for a type', { ...DEFAULT_SCHEME, rules: { MCQ: DEFAULT_SCHEME.rules.MCQ } }],
    ['without a name', { ...DEFAULT_SCHEME, name: '' }],
    ['with half a version', { ...DEFAULT_SCHEME, version: 1.5 }],
    [
      'with an unknown partial rule',
      {
        ...DEFAULT_SCHEME,
        rules: { ...DEFAULT_SCHEME.rules, MSQ: { marks: '4', penalty: '1', partial: 'some' } },
      },
    ],
    [
      'that takes marks for a blank answer',
      {
        ...DEFAULT_SCHEME,
        rules: { ...DEFAULT_SCHEME.rules, MCQ: { ...DEFAULT_SCHEME.rules.MCQ, unanswered: '-1' } },
      },
    ],
  ])('refuses a scheme %s', (_, scheme) => {
    expect(markingSchemeSchema.safeParse(scheme).success).toBe(false);
  });
});
