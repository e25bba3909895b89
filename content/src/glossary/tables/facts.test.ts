import { glossaryEntrySchema, type GlossaryEntry } from '@exam/shared-schema/contract';
import { lexiconOf, lookUp, type Lexicon } from '@exam/shared-schema/glossary';
import { formulasIn } from '@exam/shared-schema/rich-text';
import katex from 'katex';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { loadGlossary } from '../index.ts';
import { constants } from './constants.ts';
import { elements, placeOf } from './elements.ts';
import { siUnits } from './si-units.ts';

let facts: readonly GlossaryEntry[];
let entries: readonly GlossaryEntry[];
let lexicon: Lexicon<GlossaryEntry>;
beforeAll(async () => {
  const glossary = await loadGlossary();
  ({ facts, entries } = glossary);
  lexicon = lexiconOf(glossary.entries, facts);
});

const answered = (question: string): string =>
  lookUp(lexicon, question)
    ?.entries.map(({ text }) => text)
    .join(' ') ?? '';

test('[GL9] the periodic table has 118 elements, each in its place', () => {
  expect(elements).toHaveLength(118);
  expect(new Set(elements.map(([symbol]) => symbol)).size).toBe(118);
  const place = (wanted: string) => {
    const { period, group, block } = placeOf(elements.findIndex(([symbol]) => symbol === wanted) + 1);
    return [period, group, block];
  };
  expect(place('H')).toEqual([1, 1, 's']);
  expect(place('He')).toEqual([1, 18, 's']);
  expect(place('Al')).toEqual([3, 13, 'p']);
  expect(place('Sc')).toEqual([4, 3, 'd']);
  expect(place('Zn')).toEqual([4, 12, 'd']);
  expect(place('La')).toEqual([6, 3, 'd']);
  expect(place('Lu')).toEqual([6, null, 'f']);
  expect(place('Hf')).toEqual([6, 4, 'd']);
  expect(place('U')).toEqual([7, null, 'f']);
  expect(place('Og')).toEqual([7, 18, 'p']);
});

test('[GL9] atomic weights rise with the atomic number, but for the known exceptions', () => {
  const falls = elements.flatMap(([symbol, , mass], index) => {
    const next = elements[index + 1]?.[2] ?? '999';
    return Number(mass.replaceAll(/[[\]]/g, '')) > Number(next.replaceAll(/[[\]]/g, '')) ? [symbol] : [];
  });
  expect(falls).toEqual(['Ar', 'Co', 'Te', 'Th', 'U', 'Pu', 'Bh']);
});

/** The number of a constant, without its uncertainty and unit. */
function numberOf(wanted: string): number {
  const value = constants.find(({ name }) => name === wanted)?.value ?? '';
  const [, digits = '', power = '0'] =
    /^((?:[\d.]|\\,)+)(?:\(\d+\))?(?: \\times 10\^\{(-?\d+)\})?/.exec(value) ?? [];
  return Number(`${digits.replaceAll('\\,', '')}e${power}`);
}

test('[GL10] the constants agree with each other', () => {
  const [c, h, e] = ['Speed of light in vacuum', 'Planck constant', 'Elementary charge'].map(numberOf) as [
    number,
    number,
    number,
  ];
  const [k, avogadro] = ['Boltzmann constant', 'Avogadro constant'].map(numberOf) as [number, number];
  const electric = numberOf('Electric constant (permittivity of vacuum)');
  const near = (name: string, value: number) => expect(numberOf(name) / value, name).toBeCloseTo(1, 8);
  near('Reduced Planck constant', h / (2 * Math.PI));
  near('Molar gas constant', k * avogadro);
  near('Faraday constant', e * avogadro);
  near('Magnetic constant (permeability of vacuum)', 1 / (electric * c * c));
  near('Fine-structure constant', (e * e) / (2 * electric * h * c));
  near('Stefan-Boltzmann constant', (2 * Math.PI ** 5 * k ** 4) / (15 * h ** 3 * c * c));
  const electron = numberOf('Mass of the electron');
  near('Rydberg constant', (electron * e ** 4) / (8 * electric ** 2 * h ** 3 * c));
  near('Bohr radius', (electric * h * h) / (Math.PI * electron * e * e));
  near('Bohr magneton', (e * h) / (4 * Math.PI * electron));
  near('Molar volume of an ideal gas at 273.15 K and 101.325 kPa', (k * avogadro * 273.15) / 101_325);
});

/** Exponents of units or dimensions, as 'M1 L2'. */
function exponents(factors: readonly (readonly [base: string, power: number])[]): string {
  const sums = new Map<string, number>();
  for (const [base, power] of factors) sums.set(base, (sums.get(base) ?? 0) + power);
  return [...sums]
    .filter(([, power]) => power !== 0)
    .map(([base, power]) => `${base}${power}`)
    .toSorted()
    .join(' ');
}

const BASES: Readonly<Record<string, string>> = {
  kg: 'M1',
  m: 'L1',
  s: 'T1',
  A: 'A1',
  K: 'K1',
  mol: 'mol1',
  cd: 'cd1',
  rad: '',
  sr: '',
  N: 'M1 L1 T-2',
  J: 'M1 L2 T-2',
  W: 'M1 L2 T-3',
  Pa: 'M1 L-1 T-2',
  C: 'A1 T1',
  V: 'M1 L2 T-3 A-1',
  F: 'M-1 L-2 T4 A2',
  '\\Omega': 'M1 L2 T-3 A-2',
  S: 'M-1 L-2 T3 A2',
  T: 'M1 T-2 A-1',
  Wb: 'M1 L2 T-2 A-1',
  H: 'M1 L2 T-2 A-2',
  Hz: 'T-1',
  D: 'L-1',
  Bq: 'T-1',
  Gy: 'L2 T-2',
  lm: 'cd1',
  lx: 'cd1 L-2',
  L: 'L3',
};

const factorsOf = (text: string): (readonly [string, number])[] =>
  text
    .split(' ')
    .filter((factor) => factor !== '')
    .map((factor) => {
      const [, base = '', power = '1'] = /^(\D+?)\^?\{?(-?\d+)?\}?$/.exec(factor) ?? [];
      return [base, Number(power)];
    });

test.each(siUnits.map(([quantity, , symbol, dimensions]) => [quantity, symbol, dimensions] as const))(
  '[GL11] the unit of %s has its dimensions',
  (_quantity, symbol, dimensions) => {
    const wanted = exponents(factorsOf(dimensions.replaceAll(/[[\]]/g, '')));
    for (const way of symbol.split(' = ')) {
      const factors = way === '1' ? [] : factorsOf(way.replaceAll('\\,', ' '));
      const made = factors.flatMap(([base, power]) =>
        factorsOf((BASES[base] ?? 'unknown1').replaceAll(/(?<=[a-zA-Z])(?=-?\d)/g, '^')).map(
          ([dimension, each]) => [dimension, each * power] as const,
        ),
      );
      expect(exponents(made), way).toBe(wanted);
    }
  },
);

describe('[GL13] facts from tables', () => {
  test('are entries with ids of their own and TeX that can be typeset, under topics of the catalogue', () => {
    const topics = new Set(
      catalogue.flatMap(({ subjects }) =>
        subjects.flatMap(({ name, topics: own }) => own.map((topic) => `${name}: ${topic.name}`)),
      ),
    );
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
    for (const fact of facts) {
      expect(glossaryEntrySchema.safeParse(fact).error?.message, fact.id).toBeUndefined();
      for (const topic of fact.topics) expect(topics, fact.id).toContain(`${fact.subject}: ${topic}`);
      for (const { tex } of formulasIn(`${fact.text} ${fact.hi?.text ?? ''}`))
        expect(
          () => katex.renderToString(tex, { throwOnError: true, strict: 'ignore' }),
          fact.id,
        ).not.toThrow();
    }
  });

  test.each([
    ['what is the capital of Australia?', '**Canberra**'],
    ['Rajasthan ki rajdhani', '**Jaipur**'],
    ['currency of Thailand', '**baht**'],
    ['who invented the telephone', 'Bell'],
    ['who discovered the electron?', 'Thomson'],
    ['who wrote Gitanjali', 'Tagore'],
    ['father of medicine', 'Hippocrates'],
    ['full form of DRDO', 'Defence Research'],
    ['study of insects is called', 'Entomology'],
    ['instrument used to measure wind speed', 'anemometer'],
    ['atomic number of iron', '26'],
    ['what is the chemical symbol of gold', 'Au'],
    ['सोडियम का परमाणु क्रमांक क्या है', '11'],
    ['mass of a proton', String.raw`1.672\,621`],
    ['value of G', String.raw`6.674\,30`],
    ['SI unit of electric charge', 'coulomb'],
    ['बल का मात्रक', 'newton'],
    ['dimensional formula of energy', String.raw`\mathrm{M\,L^2\,T^{-2}}`],
  ])('answer: %s', (question, holds) => {
    expect(answered(question)).toContain(holds);
  });
});

test.each([
  ['synonym of brave', 'courageous'],
  ['meaning of once in a blue moon', 'very rarely'],
  ['what does it mean to break the ice', 'conversation'],
  ['one word for one who knows many languages', 'Polyglot'],
])('[GL12] words are explained from the tables of the questions: %s', (question, holds) => {
  expect(answered(question)).toContain(holds);
});

test('[GL16] terms are entries with names of their own, in Hindi too where they are of a school subject', () => {
  const { own, wholeNames } = termsAndNames();
  const isSchool = ({ subject }: GlossaryEntry) =>
    ['Physics', 'Chemistry', 'Biology', 'Mathematics'].includes(subject);
  const faults = own.flatMap((term) => {
    const { error } = glossaryEntrySchema.safeParse(term);
    return [
      ...(error === undefined ? [] : [`${term.id}: ${error.message}`]),
      ...(isSchool(term) && !/[\u0900-\u097f]/.test(term.hi?.text ?? '')
        ? [`${term.id} is not in Hindi`]
        : []),
      ...[term.term, ...term.aliases]
        .filter((name) => isSchool(term) && wholeNames.has(`${term.subject}: ${name.toLowerCase()}`))
        .map((name) => `${term.id}: '${name}' is an entry's`),
    ];
  });
  expect(faults).toEqual([]);
  expect(own.length).toBeGreaterThan(1_000);
  expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
});

const termsAndNames = () => ({
  own: facts.filter(({ id }) => id.startsWith('term-')),
  wholeNames: new Set(entries.map(({ subject, term }) => `${subject}: ${term.toLowerCase()}`)),
});
