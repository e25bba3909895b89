import { expect, test } from 'vitest';
import { switchLanguage } from '../../../sentences/index.ts';
import { drawResult, PICTURE, type Pen, type PictureFacts } from './draw-result.ts';

const FACTS: PictureFacts = {
  title: 'JEE Main: a full-length paper of Physics, Chemistry and Mathematics with seventy-five questions',
  score: '212',
  total: '300',
  verdict: 'Excellent',
  correct: '55',
  wrong: '8',
  skipped: '12',
  accuracy: '87.3%',
  time: '2h 51m',
  date: '5 Jan 2026',
  name: null,
  host: 'prep.example',
};

interface Written {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Draws on a fake pen whose letters are half as wide as high. @returns the texts in order. */
function written(facts: Partial<PictureFacts> = {}): Written[] {
  const texts: Written[] = [];
  const pen = {
    font: '',
    fillStyle: '',
    measureText: (text: string) => ({ width: (text.length * Number(/(\d+)px/.exec(pen.font)?.[1])) / 2 }),
    fillText: (text: string, x: number, y: number) =>
      void texts.push({ text, x, y, width: pen.measureText(text).width }),
    fillRect: () => undefined,
    beginPath: () => undefined,
    roundRect: () => undefined,
    arc: () => undefined,
    fill: () => undefined,
  };
  drawResult(pen as unknown as Pen, { ...FACTS, ...facts }, { sans: 'sans-serif', colour: (token) => token });
  return texts;
}

const texts = (facts?: Partial<PictureFacts>) => written(facts).map(({ text }) => text);

test('the picture says the paper, the score and what it is made of', () => {
  expect(texts()).toEqual(
    expect.arrayContaining([
      '212',
      'out of 300',
      'Excellent',
      '55',
      'Correct',
      '8',
      'Wrong',
      '12',
      'Skipped',
    ]),
  );
  expect(texts().join(' ')).toContain('87.3%');
});

test('it includes the name only if that is chosen', () => {
  expect(texts({ name: 'Asha Rao' }).join(' ')).toContain('Asha Rao');
  expect(texts().join(' ')).not.toContain('Asha');
});

test('nothing is written beyond its edges, however long it is', () => {
  const long = { title: 'Electrodynamics '.repeat(30), name: 'A'.repeat(120), time: '9'.repeat(60) };
  for (const facts of [{}, long, { title: 'x'.repeat(300) }])
    for (const { text, x, y, width } of written(facts)) {
      expect(x + width, text).toBeLessThanOrEqual(PICTURE.width);
      expect(y, text).toBeLessThan(PICTURE.height);
    }
});

test('a title of more than three lines ends with dots', () => {
  expect(texts({ title: 'word '.repeat(100).trim() })[3]).toMatch(/…$/);
  expect(texts({ title: 'Short' })[1]).toBe('Short');
});

test('it is written in the language that is shown', async () => {
  await switchLanguage('hi');
  expect(texts()).toContain('सही');
  await switchLanguage('en');
});
