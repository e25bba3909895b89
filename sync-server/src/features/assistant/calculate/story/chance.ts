import { fractionWithDecimal, worked } from '../plain/answer.ts';
import type { Told } from './tale.ts';
import type { Worked } from '../worked.ts';
import type { Story } from './canonical.ts';

const PROBABILITY = ['Probability', 'प्रायिकता'] as const;
const LAW = String.raw`P = \frac{\text{favourable outcomes}}{\text{all outcomes}}`;

const choose = (n: number, k: number): number => {
  if (k < 0 || k > n) return 0;
  let value = 1;
  for (let step = 1; step <= k; step += 1) value = (value * (n - k + step)) / step;
  return Math.round(value);
};
const share = (some: number, all: number): Told => ({
  law: LAW,
  result: String.raw`P = \frac{${some}}{${all}} = ${fractionWithDecimal(some / all)}`,
});

/** Chances with coins, dice, cards and balls. */
export function chances(story: Story): Worked | null {
  const { text, words } = story;
  if (!words.has('probability') && !/(?<!\S)p\S? /.test(text)) return null;
  if (
    /(?<!\S)(?:given|biased|unfair|expected|if (?:it )?is known|bayes|truth|conditional)(?!\S)|percent/.test(
      text,
    )
  )
    return null;
  const told = words.has('die')
    ? dice(story)
    : words.has('coin')
      ? coins(story)
      : words.has('card')
        ? cards(story)
        : balls(story);
  return told === null ? null : worked(PROBABILITY, told);
}

/** Words of a count, beside figures. */
const COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  ek: 1,
  एक: 1,
  a: 1,
  single: 1,
  no: 0,
  none: 0,
  koi: 0,
};

function coins({ text, amounts }: Story): Told | null {
  if (/die|card|⟦\d+:rupee⟧/.test(text)) return null;
  const number = /⟦(\d+):⟧ (?:\S+ ){0,3}?coin|coin [^⟦]*⟦(\d+):⟧ times|⟦(\d+):⟧ times/.exec(text);
  const n =
    number === null
      ? /(?:coin)[^⟦]*(?:twice)/.test(text)
        ? 2
        : /thrice/.test(text)
          ? 3
          : /(?<!\S)(?:one|ek|एक|single) ?coin/.test(text)
            ? 1
            : Number.NaN
      : (amounts[Number(number[1] ?? number[2] ?? number[3])]?.value ?? Number.NaN);
  const place = number === null ? -1 : Number(number[1] ?? number[2] ?? number[3]);
  const others = amounts.flatMap((amount, index) => (index === place ? [] : [amount.value]));
  if (!(n >= 1 && n <= 12) || others.length > 1) return null;
  if (/head/.test(text) && /tail/.test(text)) return null;
  const isAll = /(?:all|total|sabhi|saare|सभी|both) (?:\S+ )?(?:head|tail)/.test(text);
  const word =
    /(?<!\S)(one|ek|एक|single|no|none|koi) (?:bhi )?(?:head|tail)|(?:at-least|at-most|exactly) (one|ek|एक|single) /.exec(
      text,
    );
  const counted = others[0] ?? (word === null ? undefined : COUNTS[word[1] ?? word[2] ?? '']);
  const k = isAll ? n : (counted ?? (n === 1 ? 1 : Number.NaN));
  if (!Number.isInteger(k) || k > n) return null;
  const range =
    text.includes('at-least') || /ya (?:zyada|more)|or more/.test(text)
      ? [k, n]
      : text.includes('at-most')
        ? [0, k]
        : [k, k];
  let some = 0;
  for (let heads = range[0] ?? 0; heads <= (range[1] ?? 0); heads += 1) some += choose(n, heads);
  return share(some, 2 ** n);
}

const isPrime = (n: number): boolean =>
  n > 1 &&
  Array.from({ length: Math.floor(Math.sqrt(n)) }, (_each, at) => at + 1).every(
    (each) => each === 1 || n % each !== 0,
  );

function dice({ text, amounts }: Story): Told | null {
  const numbers = amounts.map(({ value }) => value);
  const isTwo = /⟦0:⟧ (?:\S+ ){0,2}?die/.test(text) && numbers[0] === 2;
  const isThree = /⟦0:⟧ (?:\S+ ){0,2}?die/.test(text) && numbers[0] === 3;
  const isPair = isTwo || /(?:pair of|both) die|die (?:both|twice)|die [^⟦]*twice/.test(text);
  if (isThree || (numbers[0] !== undefined && /⟦0:⟧ die/.test(text) && !isTwo)) return null;
  const rolls = /die (?:\S+ ){0,3}?⟦0:⟧ times/.test(text) && numbers.length === 2 ? (numbers[0] ?? 0) : 0;
  if (rolls > 0)
    return rolls <= 12 && /at-least (?:one|ek|एक|single) ⟦1:⟧/.test(text)
      ? share(6 ** rolls - 5 ** rolls, 6 ** rolls)
      : null;
  const [k, ...more] = isTwo ? numbers.slice(1) : numbers;
  if (more.length > 0 || / or (?!less|more)/.test(text)) return null;
  // 'at least one six' of two dice.
  const face = /at-least (?:one|ek|एक|single) ⟦\d+:⟧/.test(text) ? k : undefined;
  if (face !== undefined) return isPair && face >= 1 && face <= 6 ? share(11, 36) : null;
  const test = testOf(text, k);
  if (test === null) return null;
  let some = 0;
  if (!isPair) {
    for (let one = 1; one <= 6; one += 1) if (test(one)) some += 1;
    return share(some, 6);
  }
  const isSum = /add-up|total|sum/.test(text);
  const isDouble = /doublet|same|identical|double/.test(text);
  const isProduct = /product/.test(text);
  if (Number(isSum) + Number(isDouble) + Number(isProduct) !== 1) return null;
  for (let one = 1; one <= 6; one += 1)
    for (let two = 1; two <= 6; two += 1)
      if (isDouble ? one === two : test(isSum ? one + two : one * two)) some += 1;
  return share(some, 36);
}

/** What is asked of a number of dots. */
function testOf(text: string, k: number | undefined): ((value: number) => boolean) | null {
  if (k === undefined) {
    if (/prime|abhajya|अभाज्य/.test(text)) return isPrime;
    if (/(?<!\S)even/.test(text)) return (value) => value % 2 === 0;
    if (/(?<!\S)odd/.test(text)) return (value) => value % 2 === 1;
    if (/doublet|same|identical|double|twice/.test(text)) return () => true;
    return null;
  }
  if (/prime|even|odd/.test(text)) return null;
  if (/multiple|divided/.test(text)) return (value) => value % k === 0;
  // The lexicon has one word for 'and' and 'or'.
  if (/at-least|⟧ (?:and|or) more/.test(text)) return (value) => value >= k;
  if (/at-most|⟧ (?:and|or) less/.test(text)) return (value) => value <= k;
  if (/more|above/.test(text)) return (value) => value > k;
  if (/less|below/.test(text)) return (value) => value < k;
  return (value) => value === k;
}

const RANKS: Readonly<Record<string, readonly number[]>> = {
  ace: [1],
  aces: [1],
  ikka: [1],
  ikke: [1],
  इक्के: [1],
  इक्का: [1],
  king: [13],
  kings: [13],
  badshah: [13],
  raja: [13],
  बादशाह: [13],
  queen: [12],
  queens: [12],
  rani: [12],
  begum: [12],
  बेगम: [12],
  jack: [11],
  jacks: [11],
  gulam: [11],
  face: [11, 12, 13],
};
const SUITS: Readonly<Record<string, readonly number[]>> = {
  heart: [0],
  hearts: [0],
  paan: [0],
  diamond: [1],
  diamonds: [1],
  eent: [1],
  spade: [2],
  spades: [2],
  hukum: [2],
  club: [3],
  clubs: [3],
  chidi: [3],
  red: [0, 1],
  lal: [0, 1],
  लाल: [0, 1],
  black: [2, 3],
  kala: [2, 3],
  kali: [2, 3],
  काला: [2, 3],
};

function cards({ text, amounts }: Story): Told | null {
  const numbers = amounts.map(({ value }) => value).filter((value) => value !== 52);
  const [drawn = 1, ...more] = numbers;
  if (
    more.length > 0 ||
    drawn > 3 ||
    /with-replacement|not|neither|at-least/.test(text.replace('without-replacement', ''))
  )
    return null;
  const asked = text
    .split(' ')
    .filter(
      (word) => RANKS[word] !== undefined || SUITS[word] !== undefined || word === 'and' || word === 'or',
    );
  const groups: { ranks: readonly number[] | null; suits: readonly number[] | null }[] = [];
  const raw = text.split(/ (?:and|or) /);
  for (const part of raw) {
    const words = part.split(' ');
    const rank = words.find((word) => RANKS[word] !== undefined);
    const suit = words.find((word) => SUITS[word] !== undefined);
    if (rank === undefined && suit === undefined) continue;
    groups.push({
      ranks: rank === undefined ? null : (RANKS[rank] ?? null),
      suits: suit === undefined ? null : (SUITS[suit] ?? null),
    });
  }
  if (groups.length === 0 || groups.length > 2 || asked.length === 0) return null;
  if (drawn > 1 && groups.length > 1) return null;
  let some = 0;
  for (let rank = 1; rank <= 13; rank += 1)
    for (let suit = 0; suit < 4; suit += 1)
      if (
        groups.some(
          ({ ranks, suits }) =>
            (ranks === null || ranks.includes(rank)) && (suits === null || suits.includes(suit)),
        )
      )
        some += 1;
  if (drawn === 1) return share(some, 52);
  if (!/both|all|total|each/.test(text) && !/(?:aces|kings|queens|hearts|spades|clubs|diamonds)/.test(text))
    return null;
  return {
    ...share(choose(some, drawn), choose(52, drawn)),
    law: String.raw`P = \frac{\binom{${some}}{${drawn}}}{\binom{52}{${drawn}}}`,
  };
}

const COLOURS: Readonly<Record<string, string>> = {
  red: 'red',
  lal: 'red',
  laal: 'red',
  लाल: 'red',
  blue: 'blue',
  neeli: 'blue',
  neela: 'blue',
  nili: 'blue',
  नीली: 'blue',
  नीला: 'blue',
  नीले: 'blue',
  white: 'white',
  safed: 'white',
  सफेद: 'white',
  सफ़ेद: 'white',
  black: 'black',
  kali: 'black',
  kale: 'black',
  काली: 'black',
  काले: 'black',
  green: 'green',
  hari: 'green',
  hara: 'green',
  hare: 'green',
  हरी: 'green',
  हरे: 'green',
  yellow: 'yellow',
  peeli: 'yellow',
  pili: 'yellow',
  पीली: 'yellow',
  defective: 'defective',
  good: 'good',
  boys: 'boys',
  girls: 'girls',
};

function balls({ text, amounts, words }: Story): Told | null {
  const counts = new Map<string, number>();
  const tokens = text.split(' ');
  const used = new Set<number>();
  for (const [place, token] of tokens.entries()) {
    const index = /^⟦(\d+):⟧$/.exec(token)?.[1];
    const colour = COLOURS[tokens[place + 1] ?? ''];
    if (index === undefined || colour === undefined || counts.has(colour)) continue;
    counts.set(colour, amounts[Number(index)]?.value ?? Number.NaN);
    used.add(Number(index));
  }
  if (counts.size < 2) return null;
  const rest = amounts.flatMap((amount, index) => (used.has(index) ? [] : [amount.value]));
  const lastPlace = Math.max(...[...used].map((index) => text.indexOf(`⟦${index}:`)));
  const asked = text.slice(lastPlace).split(' ').slice(2).join(' ');
  const drawn =
    rest[0] ??
    (/(?<!\S)(?:one|ek|एक|a)(?!\S)|ball|drawn|take-out|pick/.test(asked) && !/both/.test(asked)
      ? 1
      : Number.NaN);
  const all = [...counts.values()].reduce((sum, each) => sum + each, 0);
  if (rest.length > 1 || !(drawn >= 1 && drawn <= 4) || words.has('with-replacement')) return null;
  const colours = [
    ...new Set(
      asked.split(' ').flatMap((word) => (COLOURS[word] === undefined ? [] : [COLOURS[word] as string])),
    ),
  ];
  if (colours.some((colour) => !counts.has(colour))) return null;
  const of = (colour: string) => counts.get(colour) ?? 0;
  const outcome = (some: number): Told => ({
    ...share(some, choose(all, drawn)),
    law: drawn === 1 ? LAW : String.raw`P = \frac{\binom{a}{r}}{\binom{n}{r}}`,
  });
  const [one, two, ...more] = colours;
  if (/(?<!\S)(?:same)(?!\S)/.test(asked))
    return drawn === 1 || one !== undefined
      ? null
      : outcome([...counts.values()].reduce((sum, each) => sum + choose(each, drawn), 0));
  if (one === undefined || more.length > 0) return null;
  if (/at-least/.test(asked))
    return two === undefined && /at-least (?:one|ek|एक)/.test(asked)
      ? outcome(choose(all, drawn) - choose(all - of(one), drawn))
      : null;
  if (/(?<!\S)(?:not|neither|none|no|nahi|नहीं|na)(?!\S)/.test(asked))
    return two === undefined
      ? outcome(choose(all - of(one), drawn))
      : drawn === 1
        ? outcome(all - of(one) - of(two))
        : null;
  if (two !== undefined)
    return drawn === 1
      ? outcome(of(one) + of(two))
      : drawn === 2 && /one|ek|each|different/.test(asked)
        ? outcome(of(one) * of(two))
        : null;
  if (drawn === 1) return outcome(of(one));
  if (/both|all|total|⟦\d+:⟧ (?:\S+ )?(?:red|blue|white|black|green|yellow)/.test(asked))
    return outcome(choose(of(one), drawn));
  return null;
}
