import { calculate } from '../calculate/calculate.ts';

/** The result of the last answer, as far as a follow-up can go on with it. */
export interface Result {
  /** As an expression; null if there is no single number. */
  readonly value: string | null;
  readonly unit: string;
  /** Values of unknowns; several for the roots of an equation. */
  readonly unknowns: ReadonlyMap<string, readonly string[]>;
}

const FORMULA = /\$([^$]+)\$/g;
const NUMBER = String.raw`-?\d+(?:\.\d+)?`;
const UNIT = String.raw`(?:\\ |\s|~)*\\(?:mathrm|text)\{\s*([^}]*)\}`;

/** @param answer the text of the last answer. Null if it has no computed result. */
export function resultIn(answer: string): Result | null {
  const bold = [...answer.matchAll(/(?:Answer|उत्तर): \*\*([^\n]+)\*\*|(?:Value|मान): (\$[^$]+\$)/g)]
    .map((match) => match[1] ?? match[2])
    .at(-1);
  const formulae = [...(bold ?? answer).matchAll(FORMULA)].map((match) =>
    (match[1] ?? '').replace(/(\d)(?:\\,|\{,\})(?=\d{3})/g, '$1'),
  );
  const last = (bold === undefined ? formulae.at(-1) : formulae.join(' , ')) ?? '';
  const unknowns = new Map<string, string[]>();
  for (const [, name = '', value = ''] of formulae
    .join(' , ')
    .matchAll(
      new RegExp(
        String.raw`(?<![a-zA-Z\\])([a-z])(?:_\d)? = (${NUMBER}|-?\\frac\{\d+\}\{\d+\})(?!\d|\.\d|\\times|\s*[*^+a-z(])`,
        'g',
      ),
    ))
    unknowns.set(name, [...(unknowns.get(name) ?? []), plainNumber(value)]);
  const sides = last.split(/=|\\approx/).map((side) => side.trim());
  const isRounded = last.includes(String.raw`\approx`);
  const side =
    (isRounded ? sides.find((each) => /^-?\\frac\{\d+\}\{\d+\}$/.test(each)) : undefined) ??
    sides.findLast((each) =>
      new RegExp(String.raw`^(?:\\text\{Rs ?\})?\s*${NUMBER}|^-?\\frac\{\d+\}\{\d+\}`).test(each),
    ) ??
    '';
  const number = new RegExp(
    String.raw`(-?\\frac\{\d+\}\{\d+\}|${NUMBER})(?:\s*\\times\s*10\^\{(-?\d+)\})?(\\%)?`,
  ).exec(side);
  const unit = new RegExp(UNIT).exec(side)?.[1] ?? new RegExp(UNIT).exec(sides.at(-1) ?? '')?.[1] ?? '';
  if (number === null && unknowns.size === 0) return null;
  const power = number?.[2] === undefined ? '' : `*10^(${number[2]})`;
  return {
    value: number === null ? null : `${plainNumber(number[1] ?? '')}${power}`,
    unit:
      number?.[3] === undefined
        ? unit
            .replaceAll('\\,', ' ')
            .replace(/\^\{(-?\d)\}/g, '^$1')
            .replaceAll('\\', '')
        : '%',
    unknowns,
  };
}

const plainNumber = (tex: string): string => tex.replace(/\\frac\{(\d+)\}\{(\d+)\}/, '($1/$2)');

/** Words around what a follow-up does to a result. */
const AROUND =
  /(?<![\p{L}\p{M}])(?:and|also|now|then|next|ok|okay|so|what|whats|what's|is|will|be|it|its|this|that|the|to|from|by|with|in|into|of|answer|result|number|value|please|pls|if|i|we|you|do|does|can|kya|hoga|hogi|ho|jaye|jayega|ab|aur|phir|fir|agar|me|mein|mai|isme|usme|isse|usse|isko|usko|iska|iski|iske|uska|uski|uske|ye|yeh|wo|ko|ka|ki|ke|se|batao|bata|btao|nikalo|karo|kar|kare|de|do|dijiye|kitna|kitni|kitne|hai|h|convert|change|express|as|hua|tell|give|find|me|और|अब|फिर|अगर|यदि|इसमें|उसमें|इसे|उसे|इससे|इसका|इसकी|इसके|उसका|को|का|की|के|से|में|कितना|होगा|होगी|हो|है|तो|to|toh|बताओ|निकालो|बदलो|कर|दो|करो)(?![\p{L}\p{M}])/giu;
const pruned = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[?.!।,]+(?=\s|$)/g, ' ')
    .replace(AROUND, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const OPERATIONS: readonly (readonly [RegExp, (result: string, amount: string) => string])[] = [
  [
    /^(?:add|plus|\+|jod\w*|जोड़\w*|milao) (\d+(?:\.\d+)?)(?: more)?$|^(\d+(?:\.\d+)?) (?:add|plus|jod\w*|जोड़\w*|more added)$/u,
    (r, n) => `${r} + ${n}`,
  ],
  [
    /^(?:subtract|minus|-|deduct|take away|ghata\w*|घटा\w*|remove|less) (\d+(?:\.\d+)?)$|^(\d+(?:\.\d+)?) (?:subtract|minus|ghata\w*|घटा\w*|less|kam)$/u,
    (r, n) => `${r} - ${n}`,
  ],
  [
    /^(?:multiply|multiplied|times|×|\*|guna) (\d+(?:\.\d+)?)$|^(\d+(?:\.\d+)?) (?:multiply|times|guna|गुणा|gunaa|se guna)$/u,
    (r, n) => `${r} * ${n}`,
  ],
  [
    /^(?:divide|divided|÷|\/|bhag) (\d+(?:\.\d+)?)$|^(\d+(?:\.\d+)?) (?:divide|bhag|भाग|se bhag)$/u,
    (r, n) => `${r} / ${n}`,
  ],
  [/^(\d+(?:\.\d+)?) ?(?:%|percent|pratishat|प्रतिशत)$/u, (r, n) => `${n}% of ${r}`],
  [/^(?:half|aadha|आधा)$/u, (r) => `${r} / 2`],
  [/^(?:double|twice|dugna|दुगुना)$/u, (r) => `${r} * 2`],
  [/^(?:square|squared|varg|वर्ग)$/u, (r) => `(${r})^2`],
  [/^(?:cube|cubed|ghan|घन)$/u, (r) => `(${r})^3`],
  [/^(?:square root|sqrt|under root|vargmool|वर्गमूल)$/u, (r) => `sqrt(${r})`],
];
/** What must stand for the result, if the follow-up could be a sum of its own. */
const STANDS_FOR =
  /(?<![\p{L}\p{M}])(?:it|its|this|that|result|answer|is(?:me|se|ko|ka|ki|ke)|us(?:me|se|ko|ka|ki|ke)|इसमें|इसे|इससे|इसका|इसके|उसमें|उसका)(?![\p{L}\p{M}])/iu;
const PAIRS: readonly (readonly [RegExp, (one: string, two: string) => string])[] = [
  [/sum (?:of )?(?:their |the )?(?:squares)/, (a, b) => `(${a})^2 + (${b})^2`],
  [/sum (?:of )?(?:their |the )?(?:cubes)/, (a, b) => `(${a})^3 + (${b})^3`],
  [/sum (?:of )?(?:their |the )?(?:reciprocals)/, (a, b) => `1/(${a}) + 1/(${b})`],
  [/(?:sum|yog|jod|योग)/, (a, b) => `(${a}) + (${b})`],
  [/(?:product|gunanfal|गुणनफल)/, (a, b) => `(${a}) * (${b})`],
  [/(?:difference|antar|अंतर)/, (a, b) => `abs((${a}) - (${b}))`],
];

/** A sum that goes on with the last result: its unit changed, something added to it, or an expression in its unknowns. */
export function onResult(result: Result, text: string): string | null {
  const { value, unit, unknowns } = result;
  return (
    (value === null
      ? null
      : (inOtherUnit(value, unit, text) ??
        operation(value, text) ??
        withPercent(value, text) ??
        ofTheSame(value, unit, text))) ??
    inUnknowns(unknowns, text) ??
    ofRoots(unknowns, text)
  );
}

/** Units as students write them. */
const SPELT: Readonly<Record<string, string>> = {
  kmph: 'km/h',
  'km per hour': 'km/h',
  'km/hr': 'km/h',
  'meter per second': 'm/s',
  'metre per second': 'm/s',
  'metres per second': 'm/s',
  'm per second': 'm/s',
  'm per s': 'm/s',
  mps: 'm/s',
};

function inOtherUnit(value: string, unit: string, text: string): string | null {
  if (unit === '' || unit === '%' || /\d/.test(text)) return null;
  const wanted = text
    .toLowerCase()
    .replace(/[?.!।]+\s*$/g, '')
    .replace(AROUND, (word) => (/^(?:h|m|s)$/i.test(word) ? word : ' '))
    .replace(/\s+/g, ' ')
    .trim();
  if (wanted === '' || wanted.split(' ').length > 4) return null;
  const own = unit === 'hours' ? 'h' : unit;
  const reading = `convert ${value} ${own} to ${SPELT[wanted] ?? wanted}`;
  const plain = `${value} ${own} in ${SPELT[wanted] ?? wanted}`;
  return [reading, plain].find((each) => calculate(each) !== null) ?? null;
}

/** 'and if it is 12%': a number of the question, not of its result. */
const IS_INSTEAD =
  /(?<![\p{L}\p{M}])(?:if|agar|अगर|यदि)(?![\p{L}\p{M}]).*(?<![\p{L}\p{M}])(?:is|was|were|ho|hota|hoti|हो|होता|होती)(?![\p{L}\p{M}])/iu;

function operation(value: string, text: string): string | null {
  const asked = pruned(text);
  for (const [pattern, made] of OPERATIONS) {
    const match = pattern.exec(asked);
    if (match === null) continue;
    // '20%' alone changes a number of the question instead.
    if (IS_INSTEAD.test(text)) return null;
    if (!STANDS_FOR.test(text) && !/^(?:add|subtract|multiply|divide|deduct|half|double)/.test(asked))
      return null;
    const reading = made(value, match[1] ?? match[2] ?? '');
    return calculate(reading) === null ? null : reading;
  }
  return null;
}

const PERCENT = String.raw`(\d+(?:\.\d+)?) ?(?:%|percent|per cent|pratishat|प्रतिशत)`;
const TAX = new RegExp(`${PERCENT} (?:gst|tax|vat|service charge|जीएसटी|कर)(?![\\p{L}\\p{M}])`, 'iu');
const OFF = new RegExp(`${PERCENT} (?:off|discount|chhoot|chhut|छूट)(?![\\p{L}\\p{M}])`, 'iu');
const ON_RESULT =
  /(?<![\p{L}\p{M}])(?:on top|on (?:that|it|this|the total)|extra|also|too|bhi|further|more|isp(?:e|ar)|us ?p(?:e|ar)|भी|इस पर|उस पर)(?![\p{L}\p{M}])/iu;

/** '5% GST on top of that', '10% off on the total': one percentage more on the result. */
function withPercent(value: string, text: string): string | null {
  if (!ON_RESULT.test(text) || (text.match(/\d+(?:\.\d+)?/g) ?? []).length > 1) return null;
  const [, more] = TAX.exec(text) ?? [];
  const [, less] = OFF.exec(text) ?? [];
  if (more !== undefined) return `${value} * (1 + ${more}/100)`;
  return less === undefined ? null : `${value} * (1 - ${less}/100)`;
}

/** 'the same distance in 4 hours': the result in its place. */
function ofTheSame(value: string, unit: string, text: string): string | null {
  if (unit === '' || unit === '%' || !/\d/.test(text)) return null;
  const shown = `${value} ${unit}`;
  const reading = text.replace(
    /(?<![\p{L}\p{M}])(?:the same|same|wahi|vahi|usi|वही|उसी) (?:distance|doori|duri|दूरी)(?![\p{L}\p{M}])/iu,
    shown,
  );
  return reading === text ? null : reading;
}

function inUnknowns(unknowns: ReadonlyMap<string, readonly string[]>, text: string): string | null {
  if ([...unknowns.values()].some((values) => values.length !== 1)) return null;
  const asked = pruned(text.replace(/[²³]/g, (sign) => (sign === '²' ? '^2' : '^3'))).replace(
    /^(?:calculate|compute|evaluate)\s+/,
    '',
  );
  if (!/^[\d\sa-z+\-*/^().]+$/.test(asked) || !/[+\-*/^]|[a-z]{2}/.test(asked) || /[a-z]{3}/.test(asked))
    return null;
  const letters = new Set(asked.match(/[a-z]/g));
  if (letters.size === 0 || [...letters].some((letter) => !unknowns.has(letter))) return null;
  const reading = asked
    .replace(/(?<=[\da-z)])(?=[a-z(])/g, '*')
    .replace(/[a-z]/g, (letter) => `(${unknowns.get(letter)?.[0] ?? ''})`);
  return calculate(reading) === null ? null : reading;
}

function ofRoots(unknowns: ReadonlyMap<string, readonly string[]>, text: string): string | null {
  const [values = [], ...more] = [...unknowns.values()];
  const list =
    values.length === 2 && more.length === 0
      ? values
      : unknowns.size === 2 && [...unknowns.values()].every((each) => each.length === 1)
        ? [...unknowns.values()].flat()
        : null;
  const [one, two] = list ?? [];
  if (one === undefined || two === undefined || /\d/.test(text) || text.split(/\s+/).length > 10) return null;
  if (!/roots?|these|them|their|both|two|dono|inka|unka|दोनों|इनका|मूल/i.test(text)) return null;
  const made = PAIRS.find(([pattern]) => pattern.test(text.toLowerCase()))?.[1];
  return made === undefined ? null : made(one, two);
}

/** 'add 40 to the list' after the median of a list: the same question with the longer list. */
export function withLongerList(before: string, typed: string): string | null {
  const list = (
    /lcm|hcf|gcd|average|mean|ausat|औसत|लघुत्तम|महत्तम/iu.test(before)
      ? /\d+(?:\.\d+)?(?:\s*(?:,|and|aur|और|, and)\s*-?\d+(?:\.\d+)?)+/u
      : /\d+(?:\.\d+)?(?:\s*(?:,|and|aur|और|, and)\s*-?\d+(?:\.\d+)?){2,}/u
  ).exec(before);
  if (list === null) return null;
  const text = typed.replace(
    /^\s*(?:(?:the|what is|find) )*(?:lcm|hcf|gcd|average|mean|median)\s+(?=if |when )/i,
    '',
  );
  const change =
    /^\s*(?:and |now |ok |also |aur |ab |if i |what if i )*(add|include|insert|remove|delete|drop|jod\w*|hata\w*)\s+(?:the |number |one more |value )*(-?\d+(?:\.\d+)?)(?:\s+(?:also|too|to (?:it|this|the list|the data|them|list)|bhi|in (?:it|the list|this)|from (?:it|the list|this)))*(?:\s*[,;.?]?\s*(?:(?:and )?now|then|what (?:is|will be|about)(?: it| the)?(?: now)?|ab)?\s*\??)?$/iu.exec(
      text,
    ) ??
    /^\s*(?:isme|usme|list me|aur|इसमें)\s+(-?\d+(?:\.\d+)?)\s+(?:bhi )?(jod\w*|add|mila\w*|जोड़\w*)(?:\s+\S+){0,4}$/iu.exec(
      text,
    );
  if (change === null) return null;
  const [word = '', number = ''] = /^-?\d/.test(change[1] ?? '')
    ? [change[2], change[1]]
    : [change[1], change[2]];
  if (!/remove|delete|drop|hata/i.test(word))
    return `${before.slice(0, list.index)}${list[0]}, ${number}${before.slice(list.index + list[0].length)}`;
  const values = list[0].split(/\s*(?:,|and|aur|और)\s*/u).filter((each) => each !== '');
  const at = values.indexOf(number);
  if (at < 0) return null;
  return `${before.slice(0, list.index)}${values.filter((_value, place) => place !== at).join(', ')}${before.slice(list.index + list[0].length)}`;
}
