import { expect, test } from 'vitest';
import {
  expectEvenLengths,
  expectEvenPlaces,
  expectNoPlacesNamed,
  expectOptions,
  wordsIn,
} from '../../passages/testing.ts';
import { quantitative } from './index.ts';

const questions = quantitative.flatMap((set) => set.questions);

test('there are 3 sets of 4 questions: two short texts and a table', () => {
  expect(quantitative.map((set) => set.questions.length)).toEqual([4, 4, 4]);
  expect(quantitative.map(({ kind, diagramLatex }) => [kind, diagramLatex !== undefined])).toEqual([
    ['passage', false],
    ['table', true],
    ['passage', false],
  ]);
  const outside = quantitative.filter(({ text }) => wordsIn(text) < 50 || wordsIn(text) > 150);
  expect(outside.map(({ name, text }) => [name, wordsIn(text)])).toEqual([]);
});

test('no two sets, titles or questions have one name', () => {
  const named = [...quantitative, ...questions].map(({ name }) => name);
  expect(new Set(named).size).toBe(named.length);
  expect(named.filter((name) => !/^(passages|sets)\/clat-quant\//.test(name))).toEqual([]);
  expect(new Set(quantitative.map(({ title }) => title)).size).toBe(quantitative.length);
});

test('of four different options one is right, at each place three times', () => {
  expectOptions(questions, 4);
  expectEvenPlaces(questions, 4, 0);
});

test('neither its length nor a place that an explanation names gives the right option away', () => {
  // Most numbers are as long as others beside them, so few are the longest or the shortest.
  expectEvenLengths(questions, [0, 0.25]);
  expectNoPlacesNamed(questions);
});

const toThousandths = (number: number) => Math.round(number * 1000) / 1000;

const papad = () => {
  const shop = 80 - (80 * 15) / 100;
  const profit = 1000 * shop + 300 * 80 + 200 * 20 - 1500 * 40 - 6000;
  return {
    gain: `${((shop - 40) * 100) / 40}%`,
    share: `₹${(profit * 0.6) / 12}`,
    'no-loss': String(Math.ceil(6000 / (shop - 40))),
    damp: `${(200 * (shop - 20) * 100) / profit}%`,
  };
};

/** The row of the printed table that begins with this label. */
const unitsOf = (label: string) => {
  const rows = quantitative.flatMap(({ diagramLatex }) => diagramLatex?.split('\n') ?? []);
  return [...(rows.find((row) => row.includes(label)) ?? '').matchAll(/\d+/g)].map(Number);
};

const numbersTo = (end: number) => Array.from({ length: end }, (_, place) => place + 1);
/** Unit by unit, and not by the steps of the tariff. In rupees. */
const billOf = (units: number) =>
  numbersTo(units).reduce((rupees, unit) => rupees + (unit <= 100 ? 4 : unit <= 200 ? 6 : 8), 80);

const meters = () => {
  const [nair, das, kaur] = [unitsOf('Nair'), unitsOf('Das'), unitsOf('Kaur')];
  const shares = kaur.map((units, month) => units / (units + nair[month]! + das[month]!));
  return {
    bill: `₹${billOf(das[3]!)}`,
    'largest-share': ['January', 'February', 'March', 'April'][shares.indexOf(Math.max(...shares))],
    units: numbersTo(999)
      .filter((units) => billOf(units) === 1640)
      .join(),
    'flat-rate': numbersTo(999)
      .filter((units) => billOf(units) === 5.5 * units + 80)
      .join(),
  };
};

const rain = () => {
  const base = (22 / 7) * 1.4 ** 2;
  const metresOfRise = (mmOfRain: number) => (22 * 14 * mmOfRain * 0.8) / 1000 / base;
  const hours = 1 + (1 - 1 / 4 - 1 / 6) * 6;
  return {
    rise: `${toThousandths(metresOfRise(30))} m`,
    fill: `${toThousandths(3.5 / metresOfRise(1))} mm`,
    pumps: `${Math.floor(hours)} h ${toThousandths((hours % 1) * 60)} min`,
    'new-tank': `${toThousandths((1.25 ** 2 * 0.8 - 1) * 100)}% more`,
  };
};

test('the right answers are what the numbers of the sets make', () => {
  const right = questions.map(({ name, options, key }) => [
    name.split('/').at(-1),
    key.type === 'MCQ' && options[Number(key.correct[0])]?.replace(',', ''),
  ]);
  expect(Object.fromEntries(right)).toEqual({ ...papad(), ...meters(), ...rain() });
});

/** Whether the number stands there as a whole: explanations write 7,392 litres, but 7392 in formulas. */
const isSaid = (option: string, explanation: string) => {
  const [number = ''] = /\d[\d.]*( h \d+ min|%)?/.exec(option.replaceAll(',', '')) ?? [];
  const said = explanation.replaceAll(/[,\\]/g, '');
  return new RegExp(String.raw`(?<![\d.])${number.replaceAll('.', String.raw`\.`)}(?!\d|\.\d)`).test(said);
};

test('the explanations say how each of the wrong numbers comes about', () => {
  const numbers = questions.filter(({ options }) => options.every((option) => /^₹?\d/.test(option)));
  expect(numbers).toHaveLength(10);
  for (const { name, options, explanation } of numbers)
    expect(
      options.filter((option) => !isSaid(option, explanation)),
      name,
    ).toEqual([]);
});

test('the questions are from easy to hard', () => {
  const difficulties = questions.map(({ difficulty }) => difficulty);
  expect(Math.min(...difficulties)).toBe(3);
  expect(Math.max(...difficulties)).toBe(7);
});
