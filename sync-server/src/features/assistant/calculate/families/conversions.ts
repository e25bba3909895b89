import { ONE, type Rational } from '../rational.ts';
import { convert, readUnit } from '../units.ts';
import { equalTo, inDollars, withUnit, type Worked } from '../worked.ts';
import { unitOf } from '../words/quantity-units.ts';
import { readSentence } from '../words/sentence.ts';

const UNIT = String.raw`([\p{L}\p{M}°/]+(?:\s*(?:/|per)\s*[\p{L}\p{M}]+)?)`;
const FORMS: readonly (readonly [form: RegExp, quantity: number, unit: number])[] = [
  [new RegExp(String.raw`^how many\s+${UNIT}\s+(?:are\s+|is\s+)?(?:there\s+)?in\s+(.+)$`, 'iu'), 2, 1],
  [
    new RegExp(
      String.raw`^(.+?)\s+(?:me|mein|में|=)\s+(?:kitne|kitna|kitni|कितने|कितना|कितनी)\s+${UNIT}(?:\s+(?:hote?|hota|hai|hain|होते|होता|है|हैं))*$`,
      'iu',
    ),
    1,
    2,
  ],
  [
    new RegExp(
      String.raw`^(.+?)\s+(?:kitne|kitna|kitni|कितने|कितना|कितनी)\s+${UNIT}\s+(?:ke\s+barabar\s+|के\s+बराबर\s+)?(?:hote?|hota|hoti|hai|hain|h|होते|होता|होती|है|हैं)(?:\s+(?:hai|hain|h|है|हैं))?$`,
      'iu',
    ),
    1,
    2,
  ],
  [
    new RegExp(
      String.raw`^(?:convert|change)?\s*(.+?)\s+(?:into|to|in|ko|को)\s+${UNIT}(?:\s+(?:me|mein|में)?\s*(?:badlo|convert karo|badle|बदलो|बदलिए|बदलें))?$`,
      'iu',
    ),
    1,
    2,
  ],
];

/** AS44: a conversion of units in words, in the units of `unitOf`. */
export function conversionOf(asked: string): Worked | null {
  const text = asked
    .trim()
    .replace(/[\s?.!।]+$/, '')
    .replace(/^(?:what is\s+)?(?:a\s+|the\s+)?(?:speed|distance|length|mass|weight|time) of\s+/i, '');
  for (const [form, quantityAt, unitAt] of FORMS) {
    const match = form.exec(text);
    const sentence = readSentence(match?.[quantityAt] ?? '');
    const [quantity] = sentence.numbers;
    const to = (match?.[unitAt] ?? '').split(/\s*(?:\/|\bper\b)\s*/).map((part) => unitOf(part));
    if (sentence.tokens.length !== 1 || quantity?.unit == null || to.includes(undefined)) continue;
    return converted(quantity.value, quantity.unit, to.join('/'));
  }
  return null;
}

function converted(amount: Rational, from: string, to: string): Worked {
  const [one, other] = [readUnit(from), readUnit(to)];
  const equation = (value: Rational) => {
    const result = convert(value, one, other);
    return inDollars(`${withUnit(value, from)} ${equalTo(result).split(' ')[0]} ${withUnit(result, to)}`);
  };
  return {
    title: ['Conversion of units', 'मात्रकों का रूपांतरण'],
    law: equation(ONE),
    steps: [],
    result: equation(amount),
  };
}
