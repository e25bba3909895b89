import { valueTex, worked } from '../plain/answer.ts';
import type { Worked } from '../worked.ts';
import { askingClause, type Frame } from './frame.ts';
import { inUnit, type Story } from './canonical.ts';
import { law } from './solve.ts';
import type { Tale } from './tale.ts';

const TRAINS = ['Trains', 'रेलगाड़ियाँ'] as const;
const SPEEDS = ['Speed, distance and time', 'चाल, दूरी और समय'] as const;
const BOATS = ['Boats and streams', 'नाव और धारा'] as const;
const RACES = ['Races', 'दौड़'] as const;
const short = (value: number): string => valueTex(Number(value.toPrecision(10)));
const READS =
  'train pole platform cross long speed time how-long how-far distance and then now total ask same men each opposite along meet other second if number both from';

export const MOTION_TALES: readonly Tale[] = [
  // A train that passes a pole and a platform.
  {
    title: TRAINS,
    when: ['train', 'pole ~?{s}|{s}[^⟦]*pole|pole', 'platform', '{m}'],
    not: 'km/h|m/s',
    reads: READS,
    takes: 's m m',
    tell: (t = 0, own = 0, platform = 0) => {
      const speed = own / t;
      return {
        law: String.raw`v = \frac{l}{t}`,
        steps: [String.raw`v = \frac{${own}}{${t}} = ${short(speed)}\ \mathrm{m/s}`],
        result: String.raw`t = \frac{${own} + ${platform}}{${short(speed)}} = ${short((own + platform) / speed)}\ \mathrm{s}`,
      };
    },
  },
  {
    title: TRAINS,
    when: ['train', 'pole', 'platform', '{s}[^⟦]*{m}|{m}[^⟦]*{s}'],
    not: 'km/h|m/s',
    reads: READS,
    takes: 's s m',
    tell: (one = 0, two = 0, platform = 0) => {
      const [pole, long] = [Math.min(one, two), Math.max(one, two)];
      const speed = platform / (long - pole);
      return {
        law: String.raw`v = \frac{p}{t_2 - t_1}`,
        steps: [
          String.raw`v = \frac{${platform}}{${long} - ${pole}} = ${short(speed)}\ \mathrm{m/s} = ${short(speed * 3.6)}\ \mathrm{km/h}`,
        ],
        result: String.raw`l = ${short(speed)} \times ${pole} = ${short(speed * pole)}\ \mathrm{m},\ v = ${short(speed * 3.6)}\ \mathrm{km/h}`,
      };
    },
  },
  {
    title: TRAINS,
    when: ['train', 'platform[^⟦]*{m}|{m}[^⟦]*platform', '{s}', 'speed'],
    not: 'pole|opposite|along|km/h|m/s',
    reads: READS,
    takes: 'm m s',
    tell: (one = 0, two = 0, t = 0) => ({
      law: String.raw`v = \frac{l + p}{t}`,
      result: String.raw`v = \frac{${one} + ${two}}{${t}} = ${short((one + two) / t)}\ \mathrm{m/s} = ${short(((one + two) / t) * 3.6)}\ \mathrm{km/h}`,
    }),
  },
  // Thief and policeman, a head start.
  {
    title: SPEEDS,
    when: [
      '(?:catch\\w*|overtake\\w*|cross|pakd\\w*|पकड़\\w*|thief|chor|police\\w*)',
      '{m}',
      '{km/h}[^⟦]*{km/h}',
    ],
    not: 'train|opposite',
    reads: `${READS} later ago ahead run distance`,
    takes: 'm km/h km/h',
    tell: (gap = 0, one = 0, two = 0) => {
      if (one === two) return null;
      const relative = (Math.abs(one - two) * 5) / 18;
      const t = gap / relative;
      return {
        law: String.raw`t = \frac{d}{v_1 - v_2}`,
        result: String.raw`t = \frac{${short(gap)}}{${short(relative)}} = ${short(t)}\ \mathrm{s};\ \text{run: } ${short((t * Math.min(one, two) * 5) / 18)}\ \mathrm{m}\ \text{and}\ ${short((t * Math.max(one, two) * 5) / 18)}\ \mathrm{m}`,
      };
    },
  },
  // Races.
  {
    title: RACES,
    when: ['(?:race|{m})', '@a beats @b ~?{m}[^⟦]*@b [^⟦]*beats? @c ~?{m}'],
    not: 'speed|km/h',
    reads: 'race beats same ask how-far and over above',
    takes: 'm m m',
    tell: (d = 0, one = 0, two = 0) => race(d, one, two),
  },
  {
    title: RACES,
    when: ['(?:race|{m})', '@a beats @b ~?{m}[^⟦]*@b [^⟦]*beats? @c ~?{m}[^⟦]*{m}'],
    not: 'speed|km/h',
    reads: 'race beats same ask how-far and over above',
    takes: 'm m m m',
    tell: (d = 0, one = 0, two = 0, again = 0) => (again === d ? race(d, one, two) : null),
  },
  {
    title: RACES,
    when: ['(?:race|{m})', '@a beats @b ~?{m}[^⟦]*@b [^⟦]*beats? @c ~?{m}[^⟦]*{m}[^⟦]*{m}'],
    not: 'speed|km/h',
    reads: 'race beats same ask how-far and over above',
    takes: 'm m m m m',
    tell: (d = 0, one = 0, two = 0, again = 0, last = 0) =>
      again === d && last === d ? race(d, one, two) : null,
  },
];

const race = (d: number, one: number, two: number) => {
  const left = (d - one) * ((d - two) / d);
  return {
    law: String.raw`\frac{C}{A} = \frac{B}{A} \times \frac{C}{B}`,
    steps: [String.raw`\frac{${d - one}}{${d}} \times \frac{${d - two}}{${d}} \times ${d} = ${short(left)}`],
    result: String.raw`${d} - ${short(left)} = ${short(d - left)}\ \mathrm{m}`,
  };
};

const KNOWN_IN_BOATS =
  /^(?:boat|upstream|downstream|stream|still|speed|distance|time|ask|and|if|now|then|each|total|how-long|how-fast|how-far|same|go|men|water|total|later|ago|both|work|ratio)$/;

/** Boats: each trip is a speed, or a distance in a time, up or down the stream. */
export function boats({ text, words, amounts }: Story): Worked | null {
  if (![...words].every((word) => KNOWN_IN_BOATS.test(word)) || words.has('ratio')) return null;
  if (!words.has('upstream') && !words.has('downstream') && !(words.has('still') && words.has('stream')))
    return null;
  const clauses = text.split(/ (?:[.,]|and|then|but) /);
  const speeds: { up?: number; down?: number } = {};
  const distances = amounts.flatMap((amount, index) =>
    amount.unit === 'km' ? [{ value: amount.value, index }] : [],
  );
  const times = amounts.flatMap((amount, index) => {
    const hours = amount.unit === 'h' || amount.unit === 'min' ? inUnit(amount, 'h') : null;
    return hours === null ? [] : [{ value: hours, index }];
  });
  if (distances.length + times.length !== amounts.length || times.length !== 2) return null;
  const back = '(?:return\\w*|come back|ago|wapas\\w*|vapas\\w*|वापस\\w*|back)';
  for (const [place, time] of times.entries()) {
    const clauseOf = (index: number) => clauses.findIndex((clause) => clause.includes(`⟦${index}:`));
    const own = clauses[clauseOf(time.index)] ?? '';
    const distance =
      distances.find(({ index }) => clauseOf(index) === clauseOf(time.index)) ??
      (distances.length === 1 ? distances[0] : distances[place]);
    if (distance === undefined) return null;
    const isUp = /upstream/.test(own);
    const isDown = /downstream/.test(own);
    const v = distance.value / time.value;
    if (isUp && !isDown) speeds.up = v;
    else if (isDown && !isUp) speeds.down = v;
    else if (new RegExp(back).test(own) || place === 1) {
      if (speeds.up !== undefined && speeds.down === undefined) speeds.down = v;
      else if (speeds.down !== undefined && speeds.up === undefined) speeds.up = v;
      else return null;
    } else return null;
  }
  const { up, down } = speeds;
  if (up === undefined || down === undefined || up >= down) return null;
  const [boat, stream] = [(down + up) / 2, (down - up) / 2];
  const asked = askingClause(text);
  const isStream =
    /(?<!\S)(?:stream|current|water (?!.*still))(?!\S)/.test(asked) && !/still|boat/.test(asked);
  const isBoat = /still|boat|men|his|speed/.test(asked);
  if (!isStream && !isBoat) return null;
  const of = isStream ? stream : boat;
  return worked(BOATS, {
    law: isStream ? String.raw`v = \frac{d - u}{2}` : String.raw`v = \frac{d + u}{2}`,
    steps: [String.raw`d = ${short(down)}\ \mathrm{km/h},\ u = ${short(up)}\ \mathrm{km/h}`],
    result: String.raw`${short(of)}\ \mathrm{km/h}`,
  });
}

/** One train that passes a pole or a platform: its length, its speed, the platform and the time, of which one is asked for. */
export const TRAIN: Frame = {
  title: TRAINS,
  topic: /^(?=.*(?<!\S)train(?!\S))(?=.*(?<!\S)(?:pole|platform|cross)(?!\S))/,
  not: /(?<!\S)(?:opposite|along|meet|other|another|second|late|early|stops?|stoppage|men|running|walking|car|towards|ratio|twice|half|percent|@[a-z]|respectively|rest|acceleration)(?!\S)|⟦\d+:(?:h|km)⟧/,
  also: 'ask|time|distance|then|same|cross|now|pole|total|men',
  roles: {
    L: { sign: 'l', units: ['m'], cues: 'train|long', asks: /long|(?<!\S)train(?!\S)/, shows: 'm' },
    P: { sign: 'p', units: ['m'], cues: 'platform', asks: /platform/, shows: 'm' },
    v: { sign: 'v', units: ['m/s'], asks: /speed|how-fast/, shows: 'm/s' },
    t: { sign: 't', units: ['s'], asks: /how-long|time|seconds?/, shows: 's' },
  },
  implied: [[/^(?!.*(?<!\S)platform(?!\S))/, { P: 0 }]],
  laws: [law(String.raw`v = \frac{l + p}{t}`, 'v L P t', (v = 0, l = 0, p = 0, t = 0) => v * t - l - p)],
};

/** The speeds of a boat in still water, of the stream, and up and down the stream. */
export const BOAT: Frame = {
  title: BOATS,
  topic: /(?<!\S)(?:upstream|downstream|stream|still)(?!\S)/,
  not: /(?<!\S)(?:ratio|twice|half|times|percent|how-long|return\S*|electron|magnetic|current flows)(?!\S)|⟦\d+:(?:A|V|ohm|h|min|km|m)⟧/,
  also: 'ask|speed|men|water|boat|and|now|then|rate|go|both',
  roles: {
    b: {
      sign: 'b',
      units: ['km/h'],
      cues: 'still|boat|men',
      asks: /still|(?<!\S)boat(?!\S)|men/,
      shows: 'km/h',
    },
    s: { sign: 's', units: ['km/h'], cues: 'stream', asks: /(?<!\S)stream(?!\S)/, shows: 'km/h' },
    d: { sign: 'd', units: ['km/h'], cues: 'downstream', asks: /downstream/, shows: 'km/h' },
    u: { sign: 'u', units: ['km/h'], cues: 'upstream', asks: /upstream/, shows: 'km/h' },
  },
  laws: [
    law(String.raw`b = \frac{d + u}{2}`, 'b d u', (b = 0, d = 0, u = 0) => 2 * b - d - u),
    law(String.raw`s = \frac{d - u}{2}`, 's d u', (s = 0, d = 0, u = 0) => 2 * s - d + u),
    law('d = b + s', 'd b s', (d = 0, b = 0, s = 0) => d - b - s),
    law('u = b - s', 'u b s', (u = 0, b = 0, s = 0) => u - b + s),
  ],
};
