import { valueTex, worked } from '../plain/answer.ts';
import type { Worked } from '../worked.ts';

const IDENTITIES = ['Identities', 'सर्वसमिकाएँ'] as const;
const plainOf = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[⁰²³⁴⁵⁶]/g, (sign) => `^${'⁰¹²³⁴⁵⁶'.indexOf(sign)}`)
    .replace(/[−–]/g, '-')
    .replace(/(?<=[a-z)]) (?:cubed?|ka cube)(?![a-z])/g, '^3')
    .replace(/(?<=[a-z)]) (?:squared?|ka square)(?![a-z])/g, '^2')
    .replace(/\s*([+\-*/^=()])\s*/g, '$1')
    .replace(/1\/\(?([a-z](?:\^\d)?)\)?/g, '1/$1');

/** Values of x^k + s/x^k from those of x + t/x. */
function powersOf(sum: number, sign: 1 | -1): Map<string, number> {
  const values = new Map<string, number>();
  const square = sum * sum - 2 * sign;
  // x - 1/x and x + 1/x from each other.
  const other = Math.sqrt(sum * sum - 4 * sign);
  const [plus, minus] = sign === 1 ? [sum, other] : [other, sum];
  values.set('1+', plus).set('1-', minus);
  values.set('2+', square).set('2-', plus * minus);
  values.set('3+', plus ** 3 - 3 * plus).set('3-', minus ** 3 + 3 * minus);
  values.set('4+', square * square - 2).set('4-', plus * minus * square);
  const fifth = square * (plus ** 3 - 3 * plus) - plus;
  values.set('5+', fifth);
  values.set('6+', (plus ** 3 - 3 * plus) ** 2 - 2);
  return values;
}

/** 'If x + 1/x = 5, what is x^3 + 1/x^3?' */
export function reciprocalPowers(typed: string): Worked | null {
  const text = plainOf(typed);
  const given =
    /(?<![\w^])([a-z])([+-])1\/\1=(√?\d+(?:\.\d+)?)/.exec(text) ??
    /(?<![\w^])([a-z])([+-])1\/\1 (?:is|hai|ho|equals|equal to|barabar) (√?\d+(?:\.\d+)?)/.exec(text);
  if (given === null) return null;
  const [, letter = 'x', sign = '+', number = ''] = given;
  const rest = text.slice(0, given.index) + ' ' + text.slice(given.index + given[0].length);
  const asked = new RegExp(
    String.raw`(?<![\w^*/+-])${letter}(?:\^(\d))?([+-])1\/${letter}(?:\^(\d))?(?![\w^*/+-])`,
  ).exec(rest);
  if (asked === null || (asked[1] ?? '1') !== (asked[3] ?? '1')) return null;
  if (/\d/.test(rest.replace(asked[0], ' '))) return null;
  const value = number.startsWith('√') ? Math.sqrt(Number(number.slice(1))) : Number(number);
  const found = powersOf(value, sign === '+' ? 1 : -1).get(`${asked[1] ?? '1'}${asked[2] ?? '+'}`);
  if (found === undefined || !Number.isFinite(found)) return null;
  const power = asked[1] === undefined ? '' : `^${asked[1]}`;
  return worked(IDENTITIES, {
    law:
      sign === '+'
        ? String.raw`\left(x + \frac{1}{x}\right)^2 = x^2 + \frac{1}{x^2} + 2`
        : String.raw`\left(x - \frac{1}{x}\right)^2 = x^2 + \frac{1}{x^2} - 2`,
    result: String.raw`${letter}${power} ${asked[2] ?? '+'} \frac{1}{${letter}${power}} = ${valueTex(Number(found.toPrecision(10)))}`,
  });
}

/** Symmetric expressions of two numbers from their sum or difference and their product. */
export function symmetric(typed: string): Worked | null {
  const text = plainOf(typed).replace(/(\d)\s*(and|,|aur|,\s*and)\s*/g, '$1 , ');
  const sum = /(?<![\w^])([a-z])([+-])([a-z])=(\d+(?:\.\d+)?)(?![\w/])/.exec(text);
  const product = /(?<![\w^])([a-z])\*?([a-z])=(\d+(?:\.\d+)?)(?![\w/])/.exec(text);
  if (sum === null || product === null) return null;
  const [, a = '', sign, b = '', s] = sum;
  const names = [a, b].toSorted().join('');
  if ([product[1], product[2]].toSorted().join('') !== names || a === b) return null;
  const rest = text.replace(sum[0], ' ').replace(product[0], ' ');
  const asked = new RegExp(
    String.raw`(?<![\w^])${a}\^([234])([+-])${b}\^\1(?![\w^+-])|(?<![\w^])${a}([+-])${b}(?![\w^+-])|(?<!\S)1\/${a}\+1\/${b}(?![\w^+-])`,
  ).exec(rest);
  if (asked === null || /\d/.test(rest.replace(asked[0], ' '))) return null;
  const p = Number(product[3]);
  const [plus, minus] =
    sign === '+'
      ? [Number(s), Math.sqrt(Number(s) ** 2 - 4 * p)]
      : [Math.sqrt(Number(s) ** 2 + 4 * p), Number(s)];
  const square = plus * plus - 2 * p;
  const found = asked[0].startsWith('1/')
    ? plus / p
    : {
        '2+': square,
        '2-': plus * minus,
        '3+': plus ** 3 - 3 * p * plus,
        '3-': minus ** 3 + 3 * p * minus,
        '4+': square * square - 2 * p * p,
        '1+': plus,
        '1-': minus,
      }[`${asked[1] ?? '1'}${asked[2] ?? asked[3] ?? ''}`];
  if (found === undefined || !Number.isFinite(found)) return null;
  return worked(IDENTITIES, {
    law: String.raw`(a + b)^2 = a^2 + b^2 + 2ab`,
    result: `${asked[0]} = ${valueTex(Number(found.toPrecision(10)))}`,
  });
}
