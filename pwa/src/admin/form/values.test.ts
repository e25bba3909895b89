import { describe, expect, test } from 'vitest';
import { errorsInside, fieldNameOf, withoutErrorsOf } from './errors.ts';
import { blankOf, type Field } from './field.ts';
import { valuesOfFields, withoutBlanks } from './initial.ts';
import { moved, without } from './row-list.ts';
import { valueAt, withValue } from './values.ts';

const values = {
  name: 'Asha',
  address: { city: 'Pune', pincode: '' },
  features: [{ text: 'a' }, { text: 'b' }],
};

describe('what a form holds', () => {
  test('is read and changed by names with dots, and nothing else changes', () => {
    expect(valueAt(values, 'address.city')).toBe('Pune');
    expect(valueAt(values, 'address.street.number')).toBeUndefined();
    expect(withValue(values, 'address.city', 'Nashik')).toEqual({
      ...values,
      address: { city: 'Nashik', pincode: '' },
    });
    const changed = withValue(values, 'features.1.text', 'c');
    expect(changed['features']).toEqual([{ text: 'a' }, { text: 'c' }]);
    expect(values.features[1]).toEqual({ text: 'b' });
    expect(withValue({}, 'address.city', 'Pune')).toEqual({ address: { city: 'Pune' } });
  });

  test('rows move within the list and never out of it', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
    expect(without(['a', 'b'], 0)).toEqual(['b']);
  });

  test('blank rows are added up to the minimum of the field, and none is lost', () => {
    const blank = { text: '' };
    const rows: Field = {
      kind: 'rows',
      name: 'features',
      label: '',
      noun: 'feature',
      atLeast: 2,
      blank,
      fields: [],
    };
    expect(valuesOfFields([rows], {})).toEqual({ features: [blank, blank] });
    expect(valuesOfFields([rows], { features: [{ text: 'a' }] })).toEqual({
      features: [{ text: 'a' }, blank],
    });
    expect(valuesOfFields([rows], values)).toEqual({ features: values.features });
  });

  test('a number that nothing was typed for is sent as the one that its field names, if it names one', () => {
    const tokens: Field = { kind: 'number', name: 'plan.tokens', label: '', none: 0 };
    const price: Field = { kind: 'number', name: 'price', label: '' };
    const typed = { plan: { tokens: '' }, price: '' };
    expect(withoutBlanks([tokens, price], typed)).toEqual({ plan: { tokens: 0 }, price: '' });
    expect(withoutBlanks([tokens], { plan: { tokens: -1 } })).toEqual({ plan: { tokens: -1 } });
  });

  test('an emptied field holds what its kind holds while nothing is chosen', () => {
    const choose = {
      name: 'x',
      label: 'X',
      placeholder: '',
      useChoices: () => ({ options: [], loading: false }),
    };
    const fields: Field[] = [
      { kind: 'text', name: 'x', label: 'X' },
      { kind: 'select', ...choose },
      { kind: 'select', ...choose, none: null },
      { kind: 'many', name: 'x', label: 'X', noun: 'xs', useChoices: choose.useChoices },
      { kind: 'switch', name: 'x', label: 'X', on: '', off: '' },
      { kind: 'range', name: 'x', label: 'X', min: 1, max: 5, words: () => '' },
    ];
    expect(fields.map(blankOf)).toEqual(['', '', null, [], false, { min: 1, max: 5 }]);
  });
});

describe('the errors of a form', () => {
  const fields: Field[] = [
    { kind: 'text', name: 'address.city', label: 'City' },
    { kind: 'range', name: 'levels', label: 'Levels', min: 1, max: 5, words: () => '' },
    {
      kind: 'rows',
      name: 'features',
      label: 'Features',
      noun: 'feature',
      blank: {},
      fields: [{ kind: 'text', name: 'text', label: 'Feature' }],
    },
  ];

  test.each([
    [['address', 'city'], 'address.city'],
    [['levels', 'min'], 'levels'],
    [['features', 2, 'text'], 'features.2.text'],
    [['features', 2, 'unknown'], 'features'],
    [['features'], 'features'],
    [['address'], ''],
    [['featuresOfOthers'], ''],
    [[], ''],
  ] as const)('%j is about %j', (path, name) => {
    expect(fieldNameOf(fields, path)).toBe(name);
  });

  test('goes with the field that is changed, and into the row that it is about', () => {
    const errors = {
      features: 'Too many',
      'features.0.text': 'Empty',
      'features.1.text': 'Long',
      name: 'No',
    };
    expect(withoutErrorsOf(errors, 'features.0.text')).toEqual({
      features: 'Too many',
      'features.1.text': 'Long',
      name: 'No',
    });
    expect(withoutErrorsOf(errors, 'features')).toEqual({ name: 'No' });
    expect(errorsInside(errors, 'features.1.')).toEqual({ text: 'Long' });
  });
});
