import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_DEPTH, MAX_VALUES, refuseBeyondBounds } from './json-bounds.ts';

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

function isRefused(json: string): boolean {
  try {
    refuseBeyondBounds(Buffer.from(json));
    return false;
  } catch (error) {
    expect(error).toMatchObject({ code: 'MALFORMED' });
    return true;
  }
}

test('[AC42] whatever stands in its texts, JSON is refused where it is nested too deep, and only there', () => {
  const text = fc.string({ unit: fc.constantFrom('[', ']', '{', '}', '"', '\\', ',', 'a', 'é', '\n') });
  const wrapped = fc.tuple(fc.jsonValue({ maxDepth: 3 }), text, text, fc.nat({ max: 40 }));
  fc.assert(
    fc.property(wrapped, ([inner, name, beside, times]) => {
      let value: unknown = [inner, beside];
      for (let left = times; left > 0; left -= 1)
        value = left % 2 === 0 ? [beside, value] : { [name]: value };
      expect(isRefused(JSON.stringify(value))).toBe(depthOf(value) > MAX_DEPTH);
    }),
    { numRuns: 500 },
  );
});

test('[AC42] so many values pass, and one more does not', () => {
  const list = (values: number) => `[${'0,'.repeat(values - 1)}0]`;
  expect(isRefused(list(MAX_VALUES))).toBe(false);
  expect(isRefused(list(MAX_VALUES + 1))).toBe(true);
});

test('what is no JSON ends', () => {
  for (const json of ['"', '"\\', '["a\\"', ']]]]', '', '\\']) expect(isRefused(json)).toBe(false);
});
