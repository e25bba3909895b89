import { gcd, valueTex, worked } from '../plain/answer.ts';
import { numberTex } from '../rational.ts';
import type { Worked } from '../worked.ts';
import { askingClause } from './frame.ts';
import type { Story } from './canonical.ts';

const short = (value: number): string => valueTex(Number(value.toPrecision(10)));
const RUPEES = String.raw`\text{Rs }`;

/** The determinant of four or nine numbers, row by row. */
export function determinant({ typed, text }: Story): Worked | null {
  if (!/(?<!\S)(?:determinant|det|saranik|सारणिक)(?!\S)/i.test(text)) return null;
  if (
    /inverse|adj|eigen|cofactor|minor|transpose|rank|[a-z]\s*=|if det|det\s*=|2a|value of [a-z]/i.test(typed)
  )
    return null;
  const plain = typed
    .replace(/[−–]/g, '-')
    .replace(/\b[23]\s*(?:x|×|by|\*)\s*[23]\b/gi, ' ')
    .replace(/\b(?:row|r)\s*[123]\b/gi, ' ');
  const values = (plain.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const size = Math.sqrt(values.length);
  if (size !== 2 && size !== 3) return null;
  const at = (row: number, column: number) => values[row * size + column] ?? 0;
  const value =
    size === 2
      ? at(0, 0) * at(1, 1) - at(0, 1) * at(1, 0)
      : at(0, 0) * (at(1, 1) * at(2, 2) - at(1, 2) * at(2, 1)) -
        at(0, 1) * (at(1, 0) * at(2, 2) - at(1, 2) * at(2, 0)) +
        at(0, 2) * (at(1, 0) * at(2, 1) - at(1, 1) * at(2, 0));
  const rows = Array.from({ length: size }, (_row, row) =>
    Array.from({ length: size }, (_column, column) => at(row, column)).join(' & '),
  ).join(String.raw` \\ `);
  return worked(['Determinant', 'सारणिक'], {
    law: size === 2 ? 'ad - bc' : 'a(ei - fh) - b(di - fg) + c(dh - eg)',
    result: String.raw`\begin{vmatrix} ${rows} \end{vmatrix} = ${short(value)}`,
  });
}

const RATIO = /((?:⟦\d+:⟧ : )+⟦\d+:[^⟧]*⟧)/gu;

/** An amount in a ratio, or in two ratios with a common part. */
export function shared({ text, typed, words, amounts }: Story): Worked | null {
  if (
    ![...words].every((word) =>
      /^(?:ratio|total|ask|and|each|largest|smallest|difference|amount|principal|number|if|then|both|remaining|share|divided|add-up|more|men|brother|sister|son|daughter|each|now|less|brother)$/.test(
        word,
      ),
    )
  )
    return null;
  if (!words.has('divided') && !/(?<!\S)(?:baant|bant|baat|बाँट|बांट|distribut|split|share|baat)/.test(text))
    return null;
  const lists = [...text.matchAll(RATIO)].map((match) =>
    [...(match[1] ?? '').matchAll(/⟦(\d+):/g)].map((each) => Number(each[1])),
  );
  const isChain = /A\s*:\s*B\s*(?:=|is)\s*\d+\s*:\s*\d+.*B\s*:\s*C\s*(?:=|is)/i.test(typed);
  const used = new Set(lists.flat());
  const rest = amounts.flatMap((amount, index) => (used.has(index) ? [] : [amount]));
  const money = rest
    .filter(({ unit }) => unit === 'rupee' || unit === null)
    .filter(({ value }) => value > 20 || rest.length === 1);
  const [total] = money;
  if (total === undefined || money.length > 1 || rest.length > 1) return null;
  const valuesOf = (list: readonly number[]) => list.map((index) => amounts[index]?.value ?? Number.NaN);
  const [one, two, ...more] = lists;
  if (one === undefined || more.length > 0) return null;
  let parts = valuesOf(one);
  if (two !== undefined) {
    const others = valuesOf(two);
    if (parts.length !== 2 || others.length !== 2 || !isChain) return null;
    parts = [
      (parts[0] ?? 0) * (others[0] ?? 0),
      (parts[1] ?? 0) * (others[0] ?? 0),
      (parts[1] ?? 0) * (others[1] ?? 0),
    ];
  }
  const sum = parts.reduce((all, each) => all + each, 0);
  const shares = parts.map((each) => (total.value * each) / sum);
  const list = shares.map(short).join(',\\ ');
  const law = String.raw`\text{share} = \frac{\text{part}}{\text{sum of the parts}} \times \text{total}`;
  const asked = askingClause(text);
  const title = ['Ratio', 'अनुपात'] as const;
  if (/difference|more|less/.test(asked))
    return parts.length === 2
      ? worked(title, { law, steps: [list], result: short(Math.abs((shares[0] ?? 0) - (shares[1] ?? 0))) })
      : null;
  if (words.has('largest') || words.has('smallest'))
    return worked(title, {
      law,
      steps: [list],
      result: short(words.has('largest') ? Math.max(...shares) : Math.min(...shares)),
    });
  return worked(title, { law, result: list });
}

/** Incomes and expenses in ratios, with equal savings. */
export function incomes({ text, words, amounts }: Story): Worked | null {
  if (!words.has('salary') || !words.has('expense') || !words.has('save')) return null;
  const lists = [...text.matchAll(RATIO)].map((match) =>
    [...(match[1] ?? '').matchAll(/⟦(\d+):/g)].map((each) => Number(each[1])),
  );
  const [one, two, ...more] = lists;
  if (one === undefined || two === undefined || more.length > 0 || one.length !== 2 || two.length !== 2)
    return null;
  const used = new Set(lists.flat());
  const rest = amounts.flatMap(({ value }, index) =>
    used.has(index) || (value === 2 && /⟦\d+:⟧ (?:friends?|men|persons?|brother|log)/.test(text))
      ? []
      : [value],
  );
  const [saved, ...others] = rest;
  if (saved === undefined || others.length > 0 || /percent/.test(text)) return null;
  const isIncomeFirst = text.indexOf('salary') < text.indexOf('expense');
  const [[a = 0, b = 0], [c = 0, d = 0]] = (isIncomeFirst ? [one, two] : [two, one]).map((list) =>
    list.map((index) => amounts[index]?.value ?? 0),
  ) as [number[], number[]];
  // a x - c y = s, b x - d y = s
  const determinantOf = a * -d + c * b;
  const x = (saved * -d + c * saved) / determinantOf;
  if (!(x > 0)) return null;
  return worked(['Ratio', 'अनुपात'], {
    law: `${a}x - ${c}y = ${saved},\\ ${b}x - ${d}y = ${saved}`,
    result: String.raw`\text{incomes: } ${RUPEES}${short(a * x)}\ \text{and}\ ${RUPEES}${short(b * x)}`,
  });
}

/** '7 samosas and 4 teas cost 145, 3 samosas and 5 teas cost 95: what do 10 and 10 cost?' */
export function twoPrices({ text, amounts, words }: Story): Worked | null {
  if (!words.has('cost') && !/rupee⟧/.test(text)) return null;
  if (
    ![...words].every((word) =>
      /^(?:cost|buy|and|ask|total|each|if|then|both|same|number|amount|now|sell|sphere)$/.test(word),
    )
  )
    return null;
  const stem = (word: string | undefined) => (word ?? '').replace(/(?:es|s|on|en|e)$/, '');
  const pair = /⟦(\d+):⟧ (\S+)(?: \S+){0,1}? and ⟦(\d+):⟧ (\S+)/gu;
  const found = [...text.matchAll(pair)];
  const [one, two, three, ...more] = found;
  if (one === undefined || two === undefined || more.length > 0) return null;
  const [first, second] = [stem(one[2]), stem(one[4])];
  if (stem(two[2]) !== first || stem(two[4]) !== second || first === second) return null;
  const value = (place: string | undefined) => amounts[Number(place)]?.value ?? Number.NaN;
  const counts = new Set(
    [one, two, three].flatMap((match) => (match === undefined ? [] : [match[1], match[3]])),
  );
  const totals = amounts.flatMap((amount, index) => (counts.has(String(index)) ? [] : [{ amount, index }]));
  if (totals.length !== 2 || totals.some(({ amount }) => amount.unit !== null && amount.unit !== 'rupee'))
    return null;
  const [a, b, c, d] = [value(one[1]), value(one[3]), value(two[1]), value(two[3])];
  const [p, q] = totals.map(({ amount }) => amount.value) as [number, number];
  const D = a * d - b * c;
  if (D === 0) return null;
  const [x, y] = [(p * d - b * q) / D, (a * q - p * c) / D];
  if (!(x > 0) || !(y > 0)) return null;
  const title = ['Simultaneous equations', 'युगपत समीकरण'] as const;
  const law = `${a}x + ${b}y = ${p},\\ ${c}x + ${d}y = ${q}`;
  if (three !== undefined) {
    if (stem(three[2]) !== first || stem(three[4]) !== second) return null;
    const [m, n] = [value(three[1]), value(three[3])];
    return worked(title, {
      law,
      steps: [`x = ${short(x)},\\ y = ${short(y)}`],
      result: `${m}x + ${n}y = ${RUPEES}${short(m * x + n * y)}`,
    });
  }
  return worked(title, {
    law,
    result: String.raw`\text{${one[2] ?? ''}: } ${short(x)},\ \text{${one[4] ?? ''}: } ${short(y)}`,
  });
}

/** Numbers of some digits from a set of digits. */
export function numbersFromDigits({ text, words, amounts }: Story): Worked | null {
  if (
    !words.has('digit') ||
    !(words.has('number') || /(?<!\S)numbers?(?!\S)/.test(text)) ||
    words.has('add-up') ||
    words.has('reversed')
  )
    return null;
  const list = /((?:⟦\d+:⟧(?: ,| and|, and)* ?){3,})/u.exec(text)?.[1];
  if (list === undefined) return null;
  const places = [...list.matchAll(/⟦(\d+):/g)].map((match) => Number(match[1]));
  const digits = places.map((place) => amounts[place]?.value ?? -1);
  const rest = amounts.flatMap((_each, index) => (places.includes(index) ? [] : [index]));
  const lengthAt = /⟦(\d+):⟧ digit/.exec(text)?.[1];
  if (lengthAt === undefined || rest.length !== 1 || String(rest[0]) !== lengthAt) return null;
  const n = amounts[Number(lengthAt)]?.value ?? 0;
  if (
    new Set(digits).size !== digits.length ||
    digits.some((digit) => !Number.isInteger(digit) || digit < 0 || digit > 9) ||
    n < 2 ||
    n > 6
  )
    return null;
  const isRepeated =
    /(?:repetition|repeat\w*|repeated) (?:is )?(?:allowed|permitted)|with repetition|can (?:be )?repeat/.test(
      text,
    ) && !/not|no rep/.test(text);
  const isDistinct =
    /without (?:repetition|repeat\w*)|no (?:digit|repetition|repeat\w*)|not repeat\w*|repetition not|bina (?:repeat|dohra\w*)|distinct|different|not allowed|once/.test(
      text,
    );
  if (isRepeated === isDistinct || /divided|more|less|above|greater|between|begin|start|end/.test(text))
    return null;
  let count = 0;
  const visit = (chosen: readonly number[]): void => {
    if (chosen.length === n) {
      const last = chosen.at(-1) ?? 0;
      if (words.has('even') ? last % 2 === 0 : words.has('odd') ? last % 2 === 1 : true) count += 1;
      return;
    }
    for (const digit of digits)
      if (!(chosen.length === 0 && digit === 0) && (isRepeated || !chosen.includes(digit)))
        visit([...chosen, digit]);
  };
  visit([]);
  return worked(['Permutations and combinations', 'क्रमचय और संचय'], {
    law: isRepeated ? 'n^r' : String.raw`\frac{n!}{(n - r)!}`,
    result: numberTex(count),
  });
}

/** NaN for what is no small whole number. */
const factorial = (n: number): number =>
  !Number.isInteger(n) || n < 0 || n > 170 ? Number.NaN : n < 2 ? 1 : n * factorial(n - 1);

/** People in a row or around a table, some of whom sit together or do not. */
export function seated({ text, words, amounts }: Story): Worked | null {
  const isRound = /(?<!\S)(?:round|circular|circle|gol|गोल|वृत्ताकार|around)(?!\S)/.test(text);
  if (!words.has('ways') && !words.has('arrange')) return null;
  if (!isRound && !/(?<!\S)(?:row|line|queue|boat|pankti|पंक्ति|bench|seats?|chairs?)(?!\S)/.test(text))
    return null;
  const values = amounts.map(({ value, unit }) => (unit === null ? value : Number.NaN));
  const [n = 0, k, ...more] = values;
  if (
    more.length > 0 ||
    // 'Round seeds of two plants' are no people around a table.
    n < 3 ||
    n > 20 ||
    /(?<!\S)(?:alternat\w*|ends?|between|adjacent|at-least|women|boys|girls|beads?|necklace|garland|fixed|particular)(?!\S)|no ⟦/.test(
      text,
    )
  )
    return null;
  const isTogether = words.has('both') || /adjacent|next|beside|side side|then each/.test(text);
  const isApart = /(?<!\S)(?:not|never|nahi|नहीं|na)(?!\S)/.test(text);
  const title = ['Permutations and combinations', 'क्रमचय और संचय'] as const;
  const all = isRound ? factorial(n - 1) : factorial(n);
  if (k === undefined)
    return isTogether || isApart
      ? null
      : worked(title, {
          law: isRound ? '(n - 1)!' : 'n!',
          result: `${isRound ? n - 1 : n}! = ${numberTex(all)}`,
        });
  if (!isTogether || k >= n || k < 2) return null;
  const together = (isRound ? factorial(n - k) : factorial(n - k + 1)) * factorial(k);
  return worked(title, {
    law: isRound ? '(n - k)! \\times k!' : '(n - k + 1)! \\times k!',
    steps: isApart ? [`${numberTex(all)} - ${numberTex(together)}`] : [],
    result: numberTex(isApart ? all - together : together),
  });
}

/** A rectangle whose length depends on its breadth: 'one more than twice its breadth'. */
export function lengthFromBreadth({ text, typed, words, amounts }: Story): Worked | null {
  if (!words.has('long') || !words.has('breadth')) return null;
  const plain = typed.toLowerCase();
  const relation =
    /(?:length|lambai|लंबाई)\D{0,20}?(?:(\d+|one|two|three|four|five)\s*(?:m|cm|metres?|meters?)?\s*(more|less) than\s*)?(?:(twice|thrice|double|(\d+) times)\s*(?:of\s*)?)?(?:its|the|of)?\s*(?:breadth|width)/.exec(
      plain,
    );
  if (relation === null || (relation[1] === undefined && relation[3] === undefined)) return null;
  const word: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };
  const extra =
    relation[1] === undefined
      ? 0
      : (word[relation[1]] ?? Number(relation[1])) * (relation[2] === 'less' ? -1 : 1);
  const factor =
    relation[3] === undefined
      ? 1
      : relation[4] === undefined
        ? relation[3] === 'thrice'
          ? 3
          : 2
        : Number(relation[4]);
  const sizes = amounts.filter(({ value }) => value !== Math.abs(extra) && value !== factor);
  const [size, ...more] = sizes;
  if (size === undefined || more.length > 0 || /diagonal|cost|percent|rise|fall/.test(text)) return null;
  const isArea = /\^2$/.test(size.unit ?? '');
  if (isArea !== words.has('area') || (!isArea && !words.has('perimeter'))) return null;
  const b = isArea
    ? (-extra + Math.sqrt(extra * extra + 4 * factor * size.value)) / (2 * factor)
    : (size.value / 2 - extra) / (factor + 1);
  const l = factor * b + extra;
  if (!(b > 0) || !(l > 0)) return null;
  return worked(['Mensuration', 'क्षेत्रमिति'], {
    law: `l = ${factor === 1 ? '' : factor}b${extra === 0 ? '' : ` ${extra < 0 ? '-' : '+'} ${Math.abs(extra)}`}`,
    steps: [isArea ? `lb = ${size.value}` : `2(l + b) = ${size.value}`],
    result: `l = ${short(l)},\\ b = ${short(b)}${words.has('area') && !isArea ? `,\\ A = ${short(l * b)}` : ''}`,
  });
}

/** Bayes' theorem for two sources. */
export function bayes({ text, amounts, words }: Story): Worked | null {
  if (!words.has('probability') || amounts.length !== 4 || amounts.some(({ unit }) => unit !== 'percent'))
    return null;
  if (
    !/(?:defective|bad|faulty|kharab|खराब)/.test(text) ||
    !/from|came|made|produced|machine|factory/.test(text)
  )
    return null;
  const asked = askingClause(text);
  const names = ['@a', '@b'].filter((name) => text.includes(name));
  const [p = 0, r = 0, q = 0, s = 0] = amounts.map(({ value }) => value);
  const isOrdered = Math.abs(p + q - 100) < 1e-9;
  const isListed = Math.abs(p + r - 100) < 1e-9;
  if (isOrdered === isListed || names.length !== 2) return null;
  const [x, dx, y, dy] = isOrdered ? [p, r, q, s] : [p, q, r, s];
  const isSecond = asked.includes('@b') && !asked.includes('@a');
  if (!isSecond && !(asked.includes('@a') && !asked.includes('@b'))) return null;
  const [own, other] = isSecond ? [y * dy, x * dx] : [x * dx, y * dy];
  const top = Math.round(own * 1e6);
  const bottom = Math.round((own + other) * 1e6);
  const common = gcd(top, bottom);
  return worked(['Bayes theorem', 'बेज़ प्रमेय'], {
    law: String.raw`P(B \mid D) = \frac{P(B)P(D \mid B)}{\sum P(E_i)P(D \mid E_i)}`,
    result: String.raw`\frac{${top / common}}{${bottom / common}} \approx ${short(Number((own / (own + other)).toPrecision(4)))}`,
  });
}

/** A gas at two pressures, volumes or temperatures. */
export function gasLaws({ typed, text, words }: Story): Worked | null {
  if (!/(?<!\S)(?:gas|गैस|balloon|gubbar\w*)(?!\S)/.test(text) || /moles?|density|rms|mass/.test(text))
    return null;
  const temperatures = [
    ...typed.matchAll(/(-?\d+(?:\.\d+)?)\s*(?:°|deg(?:ree)?s?)?\s*(C|K|celsius|kelvin|सेल्सियस)(?![\p{L}])/giu),
  ].map((match) => Number(match[1]) + (/^[Cc]|स/.test(match[2] ?? '') ? 273 : 0));
  const volumes = [
    ...typed.matchAll(/(\d+(?:\.\d+)?)\s*(L|mL|ml|litres?|liters?|cc|cm3|लीटर)(?![\p{L}])/gu),
  ].map((match) => Number(match[1]));
  const pressures = [
    ...typed.matchAll(/(\d+(?:\.\d+)?)\s*(atm|kpa|pa|bar|mm(?:\s*hg)?|torr)(?![\p{L}])/giu),
  ].map((match) => Number(match[1]));
  const total = (typed.match(/\d+(?:\.\d+)?/g) ?? []).length;
  if (temperatures.length + volumes.length + pressures.length !== total) return null;
  const title = ['Gas laws', 'गैस के नियम'] as const;
  const [t1 = 0, t2 = 0] = temperatures;
  const [v1 = 0, v2 = 0] = volumes;
  const [p1 = 0, p2 = 0] = pressures;
  const unit = /mL|ml/.test(typed) ? 'mL' : 'L';
  const asked = askingClause(text);
  if (temperatures.length === 2 && volumes.length === 1 && pressures.length === 0 && words.has('volume'))
    return worked(title, {
      law: String.raw`\frac{V_1}{T_1} = \frac{V_2}{T_2}`,
      result: String.raw`V_2 = ${v1} \times \frac{${t2}}{${t1}} = ${short((v1 * t2) / t1)}\ \mathrm{${unit}}`,
    });
  if (
    temperatures.length === 2 &&
    pressures.length === 1 &&
    volumes.length === 0 &&
    /pressure|dab|दाब/.test(asked)
  )
    return worked(title, {
      law: String.raw`\frac{P_1}{T_1} = \frac{P_2}{T_2}`,
      result: String.raw`P_2 = ${short((p1 * t2) / t1)}`,
    });
  if (temperatures.length === 0 && pressures.length === 2 && volumes.length === 1)
    return worked(title, {
      law: 'P_1V_1 = P_2V_2',
      result: String.raw`V_2 = \frac{${p1} \times ${v1}}{${p2}} = ${short((p1 * v1) / p2)}\ \mathrm{${unit}}`,
    });
  if (temperatures.length === 0 && pressures.length === 1 && volumes.length === 2)
    return worked(title, {
      law: 'P_1V_1 = P_2V_2',
      result: String.raw`P_2 = \frac{${p1} \times ${v1}}{${v2}} = ${short((p1 * v1) / v2)}`,
    });
  if (temperatures.length === 2 && pressures.length === 2 && volumes.length === 1)
    return worked(title, {
      law: String.raw`\frac{P_1V_1}{T_1} = \frac{P_2V_2}{T_2}`,
      result: String.raw`V_2 = ${short((p1 * v1 * t2) / (t1 * p2))}\ \mathrm{${unit}}`,
    });
  return null;
}

/** The line through a point that is perpendicular or parallel to another. */
export function lineThrough(typed: string): Worked | null {
  const plain = typed.toLowerCase().replace(/[−–]/g, '-').replace(/\s+/g, ' ');
  const way = /perpendicular|parallel|lamb|समांतर|लंब/.exec(plain)?.[0];
  const line = /(-?\d*)\s*x\s*([+-]\s*\d*)\s*y\s*(?:([+-]\s*\d+)\s*)?=\s*(-?\d+)/.exec(plain);
  const point = /\(\s*(-?\d+)\s*,\s*(-?\d+)\s*\)/.exec(plain);
  if (
    way === undefined ||
    line === null ||
    point === null ||
    !/line|equation|रेखा|rekha|samikaran/.test(plain) ||
    /distance|slope of|angle/.test(plain)
  )
    return null;
  const coefficient = (text: string | undefined) => {
    const sign = (text ?? '').replaceAll(' ', '');
    return sign === '' || sign === '+' ? 1 : sign === '-' ? -1 : Number(sign);
  };
  const [a, b] = [coefficient(line[1]), coefficient(line[2])];
  const [x, y] = [Number(point[1]), Number(point[2])];
  let [p, q] = /perp|lamb|लंब/.test(way) ? [b, -a] : [a, b];
  if (p < 0 || (p === 0 && q < 0)) [p, q] = [-p, -q];
  const c = p * x + q * y;
  const term = (value: number, letter: string) => `${Math.abs(value) === 1 ? '' : Math.abs(value)}${letter}`;
  return worked(['Straight lines', 'सरल रेखाएँ'], {
    law: way.startsWith('p') && way !== 'parallel' ? 'm_1 m_2 = -1' : 'm_1 = m_2',
    result: `${p === 0 ? '' : term(p, 'x')}${q === 0 ? '' : p === 0 ? term(q, 'y') : ` ${q < 0 ? '-' : '+'} ${term(q, 'y')}`} = ${c}`,
  });
}

/** The distance of a point from a plane. */
export function pointAndPlane(typed: string): Worked | null {
  const plain = typed.toLowerCase().replace(/[−–]/g, '-');
  const point = /\(\s*(-?\d+)\s*,\s*(-?\d+)\s*,\s*(-?\d+)\s*\)/.exec(plain);
  const plane = /(-?\s*\d*)\s*x\s*([+-]\s*\d*)\s*y\s*([+-]\s*\d*)\s*z\s*([+-]\s*\d+)?\s*=\s*(-?\d+)/.exec(
    plain,
  );
  if (point === null || plane === null || !/distance|doori|दूरी/.test(plain)) return null;
  const coefficient = (text: string | undefined) => {
    const sign = (text ?? '').replaceAll(' ', '');
    return sign === '' || sign === '+' ? 1 : sign === '-' ? -1 : Number(sign);
  };
  const [a, b, c] = [plane[1], plane[2], plane[3]].map(coefficient) as [number, number, number];
  const d = (plane[4] === undefined ? 0 : Number(plane[4].replaceAll(' ', ''))) - Number(plane[5]);
  const [x, y, z] = [point[1], point[2], point[3]].map(Number) as [number, number, number];
  const top = Math.abs(a * x + b * y + c * z + d);
  const bottom = a * a + b * b + c * c;
  return worked(['Three-dimensional geometry', 'त्रिविमीय ज्यामिति'], {
    law: String.raw`\frac{|ax_1 + by_1 + cz_1 + d|}{\sqrt{a^2 + b^2 + c^2}}`,
    result: String.raw`\frac{${short(top)}}{\sqrt{${bottom}}} = ${short(top / Math.sqrt(bottom))}`,
  });
}
