import { describe, expect, test } from 'vitest';
import { examPatterns, schemeOf } from '../exam-patterns/index.ts';
import { questionTypeNames, typesOfEveryScheme } from '../question-types/index.ts';
import { ruleOf } from './rule-of.ts';
import {
  DEFAULT_SCHEME,
  fractionTextSchema,
  magnitudeSchema,
  markingSchemeSchema,
  partialRules,
} from './scheme.ts';

describe('[SC3] the schema of schemes', () => {
  test('accepts the default scheme unchanged', () => {
    expect(markingSchemeSchema.parse(DEFAULT_SCHEME)).toEqual(DEFAULT_SCHEME);
  });

  test('[QT1] has rules for the first types alone, so that apps of before read every paper without later types', () => {
    for (const { rules } of [DEFAULT_SCHEME, ...examPatterns.map(schemeOf)])
      expect(Object.keys(rules).sort()).toEqual([...typesOfEveryScheme].sort());
  });

  test('[QT1] takes a rule for a later type, and has the default one without', () => {
    const later = questionTypeNames.filter((type) => !DEFAULT_SCHEME.rules[type]);
    expect(later.length).toBeGreaterThan(0);
    const rule = { marks: '8', penalty: '4', partial: 'per-row' } as const;
    for (const type of later) {
      const scheme = { ...DEFAULT_SCHEME, rules: { ...DEFAULT_SCHEME.rules, [type]: rule } };
      expect(ruleOf(markingSchemeSchema.parse(scheme), type)).toEqual(rule);
      expect(ruleOf(DEFAULT_SCHEME, type)).toMatchObject({ marks: '4', penalty: '1' });
    }
  });

  test.each(partialRules)('takes the partial rule %s', (partial) => {
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
