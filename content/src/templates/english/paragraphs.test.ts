import { describe, expect, it } from 'vitest';
import { makeQuestion, templates, type MadeQuestion, type Template } from '../index.ts';
import { orderedParagraphs } from '../words/paragraphs.ts';

const VARIANTS = 120;
const named = (name: string) => templates.find((template) => template.name.endsWith(`/${name}`)) as Template;
const madeBy = (name: string, options: 4 | 5 = 4): MadeQuestion[] =>
  Array.from({ length: VARIANTS }, (_unused, turn) => makeQuestion(named(name), 'in order', turn, options));
const rightText = ({ options }: MadeQuestion) => options.find(({ isRight }) => isRight)?.text ?? '';

/** Labels of the printed sentences in the order that these have in their paragraph; null for a sentence of none. */
function orderIn({ text }: MadeQuestion): (string | null)[] {
  const printed = [...text.matchAll(/^\*\*(\w)\.\*\* (.+)$/gm)].map(([, label = '', sentence = '']) => ({
    label,
    place: orderedParagraphs.flatMap(({ sentences }) => sentences).findIndex((one) => one === sentence),
  }));
  return printed
    .toSorted((one, other) => one.place - other.place)
    .map(({ label, place }) => (place < 0 ? null : label));
}

describe('[CT32] sentences of a paragraph', () => {
  it('are in paragraphs of six, beside two that belong to none', () => {
    const all = orderedParagraphs.flatMap(({ sentences }) => sentences);
    const strange = orderedParagraphs.flatMap((paragraph) => paragraph.strange);
    expect(new Set([...all, ...strange]).size).toBe(8 * orderedParagraphs.length);
    expect(new Set(orderedParagraphs.map(({ about }) => about)).size).toBe(orderedParagraphs.length);
  });

  it('are keyed by their order in the paragraph', () => {
    for (const question of madeBy('four-sentences-in-order'))
      expect(rightText(question)).toBe(orderIn(question).join(''));
    for (const question of madeBy('order-of-four-sentences'))
      expect(question.answer?.value).toBe(orderIn(question).join(''));
    for (const question of madeBy('sentence-at-a-place', 5)) {
      const place = /is the (\w+) of the five/.exec(question.text)?.[1] ?? '';
      expect(rightText(question)).toBe(
        orderIn(question)['first second third fourth last'.split(' ').indexOf(place)],
      );
    }
  });

  it('have the strange sentence and the missing one at the keyed place', () => {
    for (const question of madeBy('strange-sentence')) {
      const [strange, ...others] = orderIn(question);
      expect(strange).toBeNull();
      expect(others).not.toContain(question.answer?.value);
    }
    for (const question of madeBy('sentence-out-of-place')) {
      const strange = orderedParagraphs.find((paragraph) =>
        paragraph.strange.some((one) => one === rightText(question)),
      );
      const others = question.options.filter(({ isRight }) => !isRight).map(({ text }) => text);
      expect(others.filter((other) => !strange?.sentences.some((one) => one === other))).toEqual([]);
    }
    for (const question of madeBy('place-of-a-sentence')) {
      const [, missing = '', paragraph = ''] =
        /\*\*Sentence:\*\* (.+)\n\n\*\*Paragraph:\*\* (.+)$/.exec(question.text) ?? [];
      const filled = paragraph.replace(`______(${rightText(question).replace('Blank ', '')})`, missing);
      const whole = filled.replaceAll(/______\(\d\) /g, '');
      expect(orderedParagraphs.map(({ sentences }) => sentences.join(' '))).toContain(whole);
    }
  });
});

describe('[CT32] a sentence that does not belong to a paragraph', () => {
  it('is not told from the others by being the longest or the shortest', () => {
    const questions = madeBy('sentence-out-of-place');
    const differences = questions.map((question) => {
      const others = question.options.filter(({ isRight }) => !isRight).map(({ text }) => text.length);
      const strange = rightText(question).length;
      return strange > Math.max(...others)
        ? 'longest'
        : strange < Math.min(...others)
          ? 'shortest'
          : 'between';
    });
    for (const place of ['longest', 'shortest'])
      expect(differences.filter((one) => one === place).length).toBeLessThan(0.4 * questions.length);
  });
});

const beginning = (words: string) => words.split(' ').slice(0, 3).join(' ');

describe('[CT33] summaries of a paragraph', () => {
  const questions = madeBy('summary-of-a-paragraph').slice(0, 40);

  it('are of forty paragraphs, each of which comes once before any comes again', () => {
    expect(new Set(questions.map(({ text }) => text)).size).toBe(40);
  });

  it('are not told from the others by being the longest or the shortest', () => {
    const lengths = questions.map((question) => {
      const others = question.options.filter(({ isRight }) => !isRight).map(({ text }) => text.length);
      return { right: rightText(question).length, most: Math.max(...others), least: Math.min(...others) };
    });
    expect(lengths.filter(({ right, most }) => right > most).length).toBeLessThan(12);
    expect(lengths.filter(({ right, least }) => right < least).length).toBeLessThan(12);
  });

  it('are not told from the others by words that begin the right one and a single other', () => {
    const pairs = questions.filter((question) => {
      const right = beginning(rightText(question));
      return question.options.filter(({ text }) => beginning(text) === right).length === 2;
    });
    expect(pairs.length).toBeLessThan(4);
  });
});
