import { gcd, valueTex } from '../plain/answer.ts';
import type { Tale, Told } from './tale.ts';

const ALLIGATION = ['Alligation', 'मिश्रण'] as const;
const short = (value: number): string => valueTex(Number(value.toPrecision(10)));
const READS =
  'mix milk water cost ratio take-out remaining now then total same each ask rate kg sell amount times twice thrice more each profit percent liquid and fill tank';

/** Numbers in a ratio of whole numbers. */
export function ratioTex(one: number, two: number): string {
  for (let scale = 1; scale <= 1000; scale += 1) {
    const [a, b] = [one * scale, two * scale];
    if (Math.abs(a - Math.round(a)) < 1e-7 && Math.abs(b - Math.round(b)) < 1e-7) {
      const common = gcd(Math.round(a), Math.round(b));
      return `${Math.round(a) / common}:${Math.round(b) / common}`;
    }
  }
  return `${short(one)}:${short(two)}`;
}

function alligation(one: number, two: number, three: number): Told | null {
  const [low = 0, mean = 0, high = 0] = [one, two, three].toSorted((a, b) => a - b);
  if (low === mean || mean === high) return null;
  // The mean is named last, or first.
  if (one !== mean && three !== mean) return null;
  const components = [one, two, three].filter((each) => each !== mean);
  const [a = 0, b = 0] = components;
  const shares = [Math.abs(b - mean), Math.abs(a - mean)] as const;
  return {
    law: String.raw`\frac{q_1}{q_2} = \frac{|c_2 - m|}{|c_1 - m|}`,
    result: String.raw`${short(a)}\ \text{to}\ ${short(b)}:\quad ${ratioTex(...shares)}`,
  };
}

const replaced = (all: number, out: number, times: number): Told | null =>
  out >= all
    ? null
    : {
        law: String.raw`V\left(1 - \frac{x}{V}\right)^n`,
        result: String.raw`${all}\left(1 - \frac{${out}}{${all}}\right)^{${times}} = ${short(all * (1 - out / all) ** times)}\ \mathrm{L}`,
      };
const REPLACING = [
  '(?:take-out|nikal\\w*|remov\\w*)',
  '(?:water|replac\\w*)',
  '(?:milk|pure|wine|cask|vessel)',
];

export const MIXTURE_TALES: readonly Tale[] = [
  ...['rupee rupee rupee', '* * *'].map((takes): Tale => ({
    title: ALLIGATION,
    when: ['(?:mix|blend|milk)', '(?:ratio)'],
    not: ' : |percent|L⟧|profit|mg|average',
    reads: READS,
    takes,
    tell: alligation,
  })),
  {
    title: ALLIGATION,
    when: ['(?:mix|solution)', 'ratio', '{percent}[^⟦]*{percent}[^⟦]*{percent}'],
    not: ' : |profit|loss|sell|interest',
    reads: `${READS} solution`,
    takes: 'percent percent percent',
    tell: alligation,
  },
  {
    title: ALLIGATION,
    when: [
      ...REPLACING,
      '(?:{} (?:more )?times more|{} more times|{} times more|{} (?:baar|bar) (?:aur|and)|and {} (?:baar|bar|times)|(?:repeat\\w*|same)[^⟦]*{} more)',
    ],
    reads: READS,
    takes: 'L L n',
    tell: (all = 0, out = 0, more = 0) => replaced(all, out, more + 1),
  },
  {
    title: ALLIGATION,
    when: [...REPLACING, '(?:thrice|{} times|three times|{} (?:baar|bar))'],
    not: 'more|again|and {} ba',
    reads: READS,
    takes: 'L L n',
    tell: (all = 0, out = 0, times = 0) => replaced(all, out, times),
  },
  {
    title: ALLIGATION,
    when: [
      ...REPLACING,
      '(?:again|once more|ek (?:baar|bar) (?:and|aur|fir|phir)|one more time|second time|repeat\\w*|dobara|दोबारा|एक बार|then ask)',
    ],
    not: '{}|twice|thrice|third',
    reads: READS,
    takes: 'L L',
    tell: (all = 0, out = 0) => replaced(all, out, 2),
  },
  {
    title: ALLIGATION,
    when: [...REPLACING, 'twice'],
    not: '{}|again|more',
    reads: READS,
    takes: 'L L',
    tell: (all = 0, out = 0) => replaced(all, out, 2),
  },
  // 'milk and water 5 : 3; with 16 L more water 1 : 1; how much milk': the milk stays.
  {
    title: ALLIGATION,
    when: [
      '{} : {}[^⟦]*{L}[^⟦]*{} : {}',
      'milk (?:and )?water',
      '{L} ~?water|water ~?{L}',
      '(?:add|mix|mila)',
      'ask[^⟦]*(?:milk|water|mix|total|amount)|(?:milk|water) ~?ask',
    ],
    not: 'take-out|percent|{L} (?:of )?mix|mix ~?{L}[^⟦]{0,12}(?:contain|ratio)|ask[^.]*(?:add|more water)',
    reads: `${READS} more amount ago`,
    takes: 'n n L n n',
    tell: (a = 0, b = 0, more = 0, c = 0, d = 0) => {
      // a k : (b k + x) = c : d
      const k = (c * more) / (a * d - b * c);
      return k <= 0
        ? null
        : {
            law: String.raw`\frac{${a}k}{${b}k + ${more}} = \frac{${c}}{${d}}`,
            steps: [String.raw`k = ${short(k)}`],
            result: String.raw`\text{milk: } ${short(a * k)}\ \mathrm{L},\ \text{water: } ${short(b * k)}\ \mathrm{L}`,
          };
    },
  },
  // 'milk and water 5 : 3 in 40 L, how much water for 1 : 1'.
  {
    title: ALLIGATION,
    when: [
      '{} : {}[^⟦]*{} : {}|{} : {}[^⟦]*{L}[^⟦]*{} : {}',
      '(?:milk|mix)',
      '(?:water|add|mila)',
      'milk (?:and )?water',
    ],
    not: 'take-out|percent|{} : {}[^⟦]*{L} ~?water[^⟦]*{} : {}[^⟦]*ask[^⟦]*milk',
    reads: `${READS} more amount`,
    takes: 'L n n n n',
    tell: (all = 0, a = 0, b = 0, c = 0, d = 0) => {
      const [milk, water] = [(all * a) / (a + b), (all * b) / (a + b)];
      const more = (milk * d) / c - water;
      return more <= 0
        ? null
        : {
            law: String.raw`\frac{m}{w + x} = \frac{${c}}{${d}}`,
            steps: [String.raw`m = ${short(milk)},\ w = ${short(water)}\ \mathrm{L}`],
            result: String.raw`x = ${short(more)}\ \mathrm{L}`,
          };
    },
  },
];
