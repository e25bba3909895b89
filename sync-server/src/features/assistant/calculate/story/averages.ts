import { valueTex } from '../plain/answer.ts';
import type { Tale } from './tale.ts';

const AVERAGE = ['Average', 'औसत'] as const;
const LAW = String.raw`\text{sum} = \text{average} \times \text{number}`;
const READS =
  'average age old weight marks score height salary number remaining both total new person men boys people student more less fall now then ago year and sum add-up take-out leave replaced same if each work batsman innings run each father mother brother son';

const told = (expression: string, value: number) => ({
  law: LAW,
  result: `${expression} = ${valueTex(Number(value.toPrecision(10)))}`,
});
const tale = (when: readonly string[], not: string, takes: string, tell: Tale['tell']): Tale => ({
  ...{
    title: AVERAGE,
    when: ['average', ...when],
    not: `ratio|speed|percent|km|(?:each|every) (?:number|observation|one|student|value)${not === '' ? '' : `|${not}`}`,
    takes,
    reads: `${READS} loss mark ${when.join(' ')} rise elder profit`,
  },
  tell,
});

/** Taken away: 'one number removed', 'the captain left'. */
const REMOVED =
  '(?:take-out|exclude\\w*|leave|remove\\w*|hat\\w*|हट\\w*|nikal\\w*|drop\\w*|remaining|omitted|deleted|retire\\w*|fall)';
const ADDED = '(?:includ\\w*|join\\w*|added|add-up|admitted|shamil|teacher|jod\\w*|शामिल|शिक्षक|12th)';
const REPLACED = '(?:replac\\w*|place|take-out|jagah|जगह|instead|sthan|substitut\\w*)';

export const AVERAGE_TALES: readonly Tale[] = [
  {
    title: AVERAGE,
    when: [
      'average',
      'each (?:number|observation|value|one|student)',
      '(?:rise|more|add-up|added)',
      '{*}[^⟦]*{*}[^⟦]*{*}',
    ],
    not: 'fall|times|twice|percent|innings',
    reads: `${READS} rise`,
    takes: '* * *',
    tell: (_n = 0, a = 0, k = 0) => told(`${a} + ${k}`, a + k),
  },
  // What the next one must be.
  tale(
    [
      'average',
      '(?:need|score|ask|chahiye|required|must)',
      '{th}',
      '(?:amount|make|get|bring|average|to have)',
    ],
    'rise|fall|remove\\w*|innings|up by',
    'n * th *',
    (n = 0, a = 0, next = 0, b = 0) =>
      next === n + 1 ? told(String.raw`${next} \times ${b} - ${n} \times ${a}`, next * b - n * a) : null,
  ),
  // Misread values.
  ...(
    [
      [
        '{*}[^⟦]*(?:misread|read|taken|entered|written|recorded|noted|counted|copied|marked|mark)(?: as| wrongly as| by mistake as)? ?(?:wrongly )?{*}',
        1,
      ],
      ['{*}[^⟦]*(?:instead|place)[^⟦]*{*}', -1],
      ['{*}[^⟦]*(?:jagah|bajaye|जगह|बजाय|sthan)[^⟦]*{*}', 1],
      ['{*}[^⟦]*(?:galti|galat|गलती|गलत)[^⟦]*{*}', 0],
    ] as const
  ).map(([form, order]): Tale =>
    tale(
      [
        `${form}(?:[^⟦]*$)`,
        '(?:wrong\\w*|misread|mistake\\w*|read|galti|galat|गलती|गलत|instead|correct\\w*|sahi|सही|recorded|entered|later found|actual)',
      ],
      '',
      '* * * *',
      (n = 0, a = 0, one = 0, two = 0) => {
        if (order === 0) return null;
        const [right, wrong] = order === 1 ? [one, two] : [two, one];
        return told(String.raw`\frac{${n} \times ${a} - ${wrong} + ${right}}{${n}}`, a + (right - wrong) / n);
      },
    ),
  ),
  // The batsman and his innings.
  tale(['(?:innings?|match|पारी|paari|pari)', '{th}', 'rise'], '', 'th * *', (n = 0, score = 0, up = 0) => {
    const before = score - n * up;
    return {
      law: String.raw`(n - 1)m + x = n(m + c)`,
      steps: [String.raw`m = ${score} - ${n} \times ${up} = ${valueTex(before)}`],
      result: String.raw`\text{average before } ${valueTex(before)},\ \text{after } ${valueTex(before + up)}`,
    };
  }),
  // Replaced: the new one.
  tale([REPLACED, 'rise'], 'fall', '* * *', (n = 0, up = 0, old = 0) =>
    told(String.raw`${old} + ${n} \times ${up}`, old + n * up),
  ),
  tale([REPLACED, 'fall'], 'rise', '* * *', (n = 0, down = 0, old = 0) =>
    told(String.raw`${old} - ${n} \times ${down}`, old - n * down),
  ),
  // Others who come.
  tale(
    [
      '(?:new|naye|नए|नये|join\\w*|came)',
      '^[^⟦]*{}[^⟦]*{*}[^⟦]*{}[^⟦]*{*}[^⟦]*$',
      '(?:ask|new|naya|naye|नया|combined|overall|now)[^⟦]*average[^⟦]*$|average ~?ask[^⟦]*$',
    ],
    `${REPLACED}|rise|fall|ago|last|wrong\\w*`,
    'n * n *',
    (n = 0, a = 0, m = 0, b = 0) =>
      told(String.raw`\frac{${n} \times ${a} + ${m} \times ${b}}{${n + m}}`, (n * a + m * b) / (n + m)),
  ),
  // Added.
  tale([ADDED, 'rise (?:by )?[^⟦]*{*}|{*} ?[^⟦]{0,12}rise'], REPLACED, '* * *', (n = 0, a = 0, up = 0) =>
    told(String.raw`${n + 1} \times ${valueTex(a + up)} - ${n} \times ${a}`, (n + 1) * (a + up) - n * a),
  ),
  tale(
    [ADDED, '{*}[^⟦]*{*}[^⟦]*(?:fall|less) (?:by )?[^⟦]*{*}|{*} ?[^⟦]{0,12}fall'],
    REPLACED,
    '* * *',
    (n = 0, a = 0, down = 0) =>
      told(
        String.raw`${n + 1} \times ${valueTex(a - down)} - ${n} \times ${a}`,
        (n + 1) * (a - down) - n * a,
      ),
  ),
  tale(
    [
      ADDED,
      'average[^⟦]*(?:amount|now|is|new|ho|ban)[^⟦]*{*}[^⟦]*$|{*}[^⟦]*(?:amount|average)[^⟦]*$',
      '(?:includ\\w*|join\\w*|add\\w*|shamil|teacher|jod\\w*|शामिल|शिक्षक|new)',
    ],
    `${REPLACED}|rise|fall|take-out|ask (?:new )?average|new average \\?|remaining|{*}[^⟦]*{*}[^⟦]*{*}[^⟦]*{*}`,
    '* * *',
    (n = 0, a = 0, b = 0) => told(String.raw`${n + 1} \times ${b} - ${n} \times ${a}`, (n + 1) * b - n * a),
  ),
  // Removed.
  tale(
    [
      REMOVED,
      'average[^⟦]*{*}[^⟦]*average[^⟦]*{*}|average[^⟦]*{*}[^⟦]*(?:amount|remaining|now)[^⟦]*{*}|{*}[^⟦]*average {*}[^⟦]*average {*}',
    ],
    'rise|{*}[^⟦]*{*}[^⟦]*{*}[^⟦]*{*}',
    '* * *',
    (n = 0, a = 0, b = 0) =>
      b > a * 3 ? null : told(String.raw`${n} \times ${a} - ${n - 1} \times ${b}`, n * a - (n - 1) * b),
  ),
  tale(
    [REMOVED, '(?:ask ~?average|average ~?ask|average [.?]?$|average$)'],
    'rise|fall by',
    '* * * *',
    (n = 0, a = 0, x = 0, m = 0) =>
      m === n - 1
        ? told(String.raw`\frac{${n} \times ${a} - ${x}}{${m}}`, (n * a - x) / m)
        : m < n && x < a * m
          ? null
          : null,
  ),
  // Groups.
  tale(
    ['(?:remaining|other|baki)', '{}[^⟦]*{*}[^⟦]*{}[^⟦]*{*}'],
    `${REPLACED}|new|naye|naya|नए|नये|gaye|गए|join\\w*|came|aaye|आए`,
    '* * * *',
    (n = 0, a = 0, m = 0, b = 0) =>
      m < n && m > 0
        ? told(String.raw`\frac{${n} \times ${a} - ${m} \times ${b}}{${n - m}}`, (n * a - m * b) / (n - m))
        : null,
  ),
  tale(['(?:first|पहले|pehle|ago)', 'last'], '', '* * * * * *', (n = 0, a = 0, m = 0, b = 0, k = 0, c = 0) =>
    m + k === n + 1
      ? told(String.raw`${m} \times ${b} + ${k} \times ${c} - ${n} \times ${a}`, m * b + k * c - n * a)
      : null,
  ),
];
