import { calculate } from '../calculate.ts';
import type { InBoth } from '../worked.ts';
import { type PlainFamily, worked } from './answer.ts';

const TITLE: InBoth = ['Value of an expression', 'व्यंजक का मान'];
const FUNCTION =
  /^(?:if|let|given|agar|यदि)?\s*([a-z])\s*\(\s*([a-z])\s*\)\s*=\s*([-+\d\s*/^().a-z]+?)[\s,;.]*(?:then|find|to|what is|value of|the|ka maan|kya hai|,|\s)*\s*\1\s*\(\s*(-?\d+(?:\.\d+)?)\s*\)[\s?.]*(?:kya hoga|kya hai|batao|nikalo|ka maan|ka value)?[\s?.]*$/iu;
const VALUES =
  /^(?:(?:find|evaluate|calculate|value of|what is|the)\s+)*([-+\d\s*/^().a-z]*[a-z][-+\d\s*/^().a-z]*?)\s*,?\s*(?:when|if|where|for|at|agar|jab|यदि)\s+((?:[a-z]\s*=\s*-?\d+(?:\.\d+)?(?:\s*(?:,|and|aur|&)\s*)?){1,3})[\s?.]*$/iu;

const withValue = (expression: string, letter: string, value: string): string =>
  expression.replace(
    new RegExp(letter, 'gi'),
    (_all, at: number, all: string) => `${/[\d)a-z]/i.test(all[at - 1] ?? '') ? '*' : ''}(${value})`,
  );

/** AS72: an expression or a function for given values of its letters. */
export const substitution: PlainFamily = (_question, text) => {
  const plain = text.toLowerCase().replace(/²/g, '^2').replace(/³/g, '^3').replace(/[−–]/g, '-');
  const ofFunction = FUNCTION.exec(plain);
  const [, , letter = '', body = '', at = ''] = ofFunction ?? [];
  const [, expression = '', list = ''] = ofFunction === null ? (VALUES.exec(plain) ?? []) : [];
  const values: readonly (readonly [string, string])[] =
    ofFunction === null
      ? [...list.matchAll(/([a-z])\s*=\s*(-?\d+(?:\.\d+)?)/g)].map(
          ([, name = '', value = '']) => [name, value] as const,
        )
      : [[letter, at]];
  const source = (ofFunction === null ? expression : body).trim();
  if (values.length === 0 || !/[-+*/^]|\d[a-z]/.test(source) || /[a-z]{3}/.test(source)) return null;
  const filled = values.reduce((own, [name, value]) => withValue(own, name, value), source);
  if (/[a-z]/.test(filled)) return null;
  const found = calculate(filled);
  const result = found?.steps.at(-1);
  return result === undefined
    ? null
    : worked(TITLE, {
        law: values.map(([name, value]) => `${name} = ${value}`).join(String.raw`,\ `),
        result: result.replace(/^\$|\$\.?$/g, ''),
      });
};
