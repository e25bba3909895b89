import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

describe('canonical JSON (RFC 8785)', () => {
  it('sorts keys by code unit, at every depth', () => {
    expect(canonicalJson({ b: [{ z: 1, a: 2 }], a: null, é: true, Z: 'x' })).toBe(
      '{"Z":"x","a":null,"b":[{"a":2,"z":1}],"é":true}',
    );
  });

  it('writes numbers as ECMAScript does', () => {
    expect(canonicalJson([1e21, 0.1, -0, 1e-7, 100])).toBe('[1e+21,0.1,0,1e-7,100]');
  });

  it('leaves absent members out and refuses what JSON cannot carry', () => {
    expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
    for (const bad of [Number.NaN, Infinity, undefined, [undefined], 1n, () => 1]) {
      expect(() => canonicalJson(bad)).toThrow(TypeError);
    }
  });

  it('is one text for one value, whatever order its keys were written in', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true }), (value) => {
        const entries = Object.entries(value);
        const turned = Object.fromEntries([...entries].reverse());
        expect(canonicalJson(turned)).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
