import { valueTex } from '../plain/answer.ts';
import { worked } from '../plain/answer.ts';
import type { Worked } from '../worked.ts';
import { askingClause } from './frame.ts';
import type { Story } from './canonical.ts';
import type { Tale } from './tale.ts';

const WORK = ['Time and work', 'समय और कार्य'] as const;
const PIPES = ['Pipes and cisterns', 'नल और टंकी'] as const;
const days = (value: number, unit = 'days'): string =>
  String.raw`${valueTex(Number(value.toPrecision(10)))}\ \text{${unit}}`;
const RATES = String.raw`\frac{1}{T} = \frac{1}{a} + \frac{1}{b} + \ldots`;
const READS =
  'work walls men women both alone now then remaining total pipe tank fill open more same and how-long time leave start take';

export const WORK_TALES: readonly Tale[] = [
  // Men and days, some of whom leave or join.
  ...(['leave', 'join'] as const).map((kind): Tale => ({
    title: WORK,
    when: [
      'men|work',
      kind === 'leave'
        ? '(?:leave|remaining|absent|went)'
        : '(?:join\\w*|additional|more (?:men|join)|aur (?:men|aa))',
      '(?:later|after|{day}[^⟦]*{day})',
    ],
    not: 'pipe|@a |@b |percent|km|half|provision\\w*|food|ration|third|before',
    reads: `${READS} later ago more less join and`,
    takes: 'n day day n',
    tell: (men = 0, all = 0, after = 0, changed = 0) => {
      const rest = men + (kind === 'leave' ? -changed : changed);
      if (rest <= 0 || after >= all) return null;
      return {
        law: String.raw`M_1 D_1 = M_2 D_2`,
        steps: [String.raw`${men} \times (${all} - ${after}) = ${rest} \times D`],
        result: `D = ${days((men * (all - after)) / rest)}`,
      };
    },
  })),
  // Food for men.
  {
    title: ['Proportion', 'अनुपात'],
    when: [
      '(?:food|provisions?|ration|khana|rashan|राशन|भोजन)',
      '(?:men|soldiers?|students?|people|sainik|persons?)',
    ],
    not: 'percent|leave|kg',
    reads: `${READS} later after more add join now`,
    takes: 'n day day n',
    tell: (men = 0, all = 0, after = 0, more = 0) => ({
      law: String.raw`M_1 D_1 = M_2 D_2`,
      steps: [String.raw`${men} \times (${all} - ${after}) = (${men} + ${more}) \times D`],
      result: `D = ${days((men * (all - after)) / (men + more))}`,
    }),
  },
];

const PAIR = /([\p{L}]+)\s*(?:\+|&|and|aur|और)\s*([\p{L}]+)\D{0,50}?(\d+(?:\.\d+)?)/gu;

/** 'A and B in 12 days, B and C in 15, C and A in 20': together, or one alone. */
export function pairsAtWork({ typed, words, amounts, text }: Story): Worked | null {
  if (!words.has('work') && !words.has('fill')) return null;
  const found = [...typed.matchAll(PAIR)].map(([, one = '', two = '', time]) => ({
    pair: [one.toLowerCase(), two.toLowerCase()],
    time: Number(time),
  }));
  const names = [...new Set(found.flatMap(({ pair }) => pair))];
  if (found.length !== 3 || names.length !== 3 || amounts.length !== 3) return null;
  const sum = found.reduce((all, { time }) => all + 1 / time, 0) / 2;
  const rest = typed.slice((typed.lastIndexOf(String(found[2]?.time)) ?? 0) + 1).toLowerCase();
  const steps = [
    String.raw`2\left(\frac{1}{a} + \frac{1}{b} + \frac{1}{c}\right) = ${found.map(({ time }) => String.raw`\frac{1}{${time}}`).join(' + ')}`,
  ];
  const asked = names.filter((name) =>
    new RegExp(String.raw`(?<![\p{L}])${name}(?![\p{L}])`, 'u').test(rest),
  );
  const unit = /⟦\d+:h⟧/.test(text) ? 'hours' : 'days';
  const [only, ...more] = asked;
  if (only === undefined || more.length > 0) {
    if (only === undefined && !words.has('both')) return null;
    if (more.length === 1) return null;
    return worked(WORK, { law: RATES, steps, result: `T = ${days(1 / sum, unit)}` });
  }
  const others = found.find(({ pair }) => !pair.includes(only));
  const own = sum - 1 / (others?.time ?? 0);
  return own <= 1e-12 ? null : worked(WORK, { law: RATES, steps, result: `T = ${days(1 / own, unit)}` });
}

/** Two who work, one of whom leaves, and the other who ends. */
export function oneLeaves({ text, words, amounts }: Story): Worked | null {
  if (!words.has('work') || amounts.length !== 3 || amounts.some(({ unit }) => unit !== 'day')) return null;
  if (
    [...words].some(
      (word) =>
        !/^(?:work|alone|both|leave|remaining|then|later|ask|and|now|more|total|if|how-long|men|number|same)$/.test(
          word,
        ),
    )
  )
    return null;
  if (/before|last|twice|times|⟦2:day⟧ (?:ago|before)/.test(text) || words.has('men')) return null;
  const [a = 0, b = 0, t = 0] = amounts.map(({ value }) => value);
  if (!words.has('leave') && !words.has('remaining')) return null;
  const isAlone =
    words.has('alone') && /(?:alone|works?|start\w*) [^⟦]{0,20}⟦2/.test(text) && !words.has('both');
  const after = text.slice(text.indexOf('⟦2'));
  const firstName = /(\S+) (?:\S+ ){0,5}?⟦0/.exec(text)?.[1] ?? '';
  const [one, two] = ['@a', '@b'].every((name) => text.includes(name)) ? ['@a', '@b'] : [firstName, ''];
  const leaver = new RegExp(String.raw`(\S+) (?:\S+ ){0,2}?leave`).exec(after)?.[1] ?? '';
  if (isAlone) return null;
  const done = t / a + t / b;
  if (done >= 1) return null;
  const isFirstLeaving = leaver === one || (leaver !== two && after.includes(`${one} leave`));
  const isSecondLeaving = two !== '' && (leaver === two || after.includes(`${two} leave`));
  if (isFirstLeaving === isSecondLeaving) return null;
  const stays = isFirstLeaving ? b : a;
  const rest = (1 - done) * stays;
  const isTotal =
    /ask[^.]*total|total ~?ask|in all/.test(after) && !/more|remaining/.test(after.split('.').at(-1) ?? '');
  return worked(WORK, {
    law: RATES,
    steps: [
      String.raw`\frac{${t}}{${a}} + \frac{${t}}{${b}} = ${valueTex(done)}`,
      String.raw`1 - ${valueTex(done)} = ${valueTex(1 - done)}`,
    ],
    result: isTotal
      ? `T = ${days(rest + t)}`
      : `T = ${days(rest)}\\ \\text{more (${valueTex(Number((rest + t).toPrecision(10)))} in all)}`,
  });
}

/** Pipes that fill and pipes that empty a tank. */
export function pipesAndDrains({ text, words, amounts }: Story): Worked | null {
  if (!words.has('fill') || (!words.has('tank') && !words.has('pipe'))) return null;
  if (
    [...words].some(
      (word) =>
        !/^(?:fill|drain|tank|pipe|open|both|ask|and|if|then|how-long|total|alone|time|now|remaining|same|work)$/.test(
          word,
        ),
    )
  )
    return null;
  const clauses = text.split(/ (?:[.,]|and|then|while) /);
  const times = amounts.filter(({ unit }) => unit === 'h' || unit === 'min' || unit === null);
  if (amounts.length < 2 || amounts.length > 4) return null;
  const unitOf = amounts.find(({ unit }) => unit === 'h' || unit === 'min')?.unit ?? null;
  if (
    unitOf === null ||
    amounts.some(({ unit }) => unit !== null && unit !== unitOf) ||
    times.length !== amounts.length
  )
    return null;
  const rates: { readonly time: number; readonly sign: 1 | -1 }[] = [];
  // A count of pipes ('2 pipes') has no unit and is no time.
  for (const [index, { value, unit }] of amounts.entries()) {
    const near = text.slice(text.indexOf(`⟦${index}:`), text.indexOf(`⟦${index}:`) + 26);
    if (unit === null && /^⟦\d+:⟧ (?:pipe|inlet|[a-z]+ pipe)/.test(near)) continue;
    const clause = clauses.findIndex((each) => each.includes(`⟦${index}:`));
    const own = clauses[clause] ?? '';
    const next = clauses.slice(clause + 1).find((each) => /fill|drain/.test(each)) ?? '';
    const previous = clauses.slice(0, clause).findLast((each) => /fill|drain/.test(each)) ?? '';
    const verb =
      /fill|drain/.exec(own)?.[0] ??
      /drain|fill/.exec(/⟦/.test(previous) || previous !== '' ? previous : next)?.[0] ??
      'fill';
    if (
      /fill/.test(own) &&
      /drain/.test(own) &&
      !/drain ~?(?:fill )?tank/.test(own) &&
      !/fill (?:tank|full)? ?drain|drain fill/.test(own)
    )
      return null;
    rates.push({ time: value, sign: /drain/.test(own) || verb === 'drain' ? -1 : 1 });
  }
  if (rates.length < 2 || !(words.has('both') || words.has('open'))) return null;
  const total = rates.reduce((sum, { time, sign }) => sum + sign / time, 0);
  if (total <= 1e-12) return null;
  return worked(PIPES, {
    law: String.raw`\frac{1}{T} = ${rates
      .map(({ time, sign }, place) => String.raw`${sign < 0 ? '-' : place > 0 ? '+' : ''} \frac{1}{${time}}`)
      .join(' ')
      .trim()}`,
    result: `T = ${valueTex(Number((1 / total).toPrecision(10)))}\\ \\mathrm{${unitOf}}`,
  });
}

const IN_WORK =
  /^(?:work|alone|both|ask|and|if|then|same|number|each|how-long|time|pipe|tank|fill|open|total|now|brother|friends?|men|cost)$/;

/** Each alone in so many days, all together in how many: 'B alone in 18 days. How long will they take, working together?'. */
export function allTogether({ text, words, amounts }: Story): Worked | null {
  if (!words.has('both') || !(words.has('work') || words.has('fill'))) return null;
  if (![...words].every((word) => IN_WORK.test(word))) return null;
  const asked = askingClause(text);
  const unit = amounts[0]?.unit ?? null;
  if (
    !/(?<!\S)both(?!\S)/.test(asked) ||
    /⟦/.test(asked) ||
    /(?<!\S)both(?!\S)/.test(text.slice(0, text.lastIndexOf(asked))) ||
    /(?<!\S)(?:faster|efficient|efficiency|wages?|paid|share|part|fraction|leaks?|hours?)(?!\S)/.test(text)
  )
    return null;
  if (!/^(?:day|h|min)$/.test(unit ?? '') || amounts.length < 2 || amounts.length > 4) return null;
  if (amounts.some((amount) => amount.unit !== unit || amount.isOrdinal || amount.value <= 0)) return null;
  const rate = amounts.reduce((sum, { value }) => sum + 1 / value, 0);
  return worked(WORK, {
    law: RATES,
    steps: [
      String.raw`\frac{1}{T} = ${amounts.map(({ value }) => String.raw`\frac{1}{${value}}`).join(' + ')}`,
    ],
    result: `T = ${days(1 / rate, unit === 'day' ? 'days' : (unit ?? ''))}`,
  });
}
