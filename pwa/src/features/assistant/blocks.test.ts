import { describe, expect, it } from 'vitest';
import { partsOf, splitBlocks, withoutOpenFormula } from './blocks.ts';
import { plainAnswer, spokenText } from './plain-answer.ts';
import { nextStep } from './use-streamed.ts';

describe('[AW8] the blocks of an answer', () => {
  it('are what stands between blank lines', () => {
    expect(splitBlocks('# A\n\nb\nc\n\n\n- d\n- e\n')).toEqual(['# A\n', 'b\nc\n\n', '- d\n- e\n']);
    expect(splitBlocks('\n \n')).toEqual([]);
  });

  it('are not cut within a fence, a displayed formula, an environment or a list with several lines to an item', () => {
    for (const whole of [
      '```js\na\n\nb\n```',
      '~~~~\n```\n\n~~~\n\n~~~~',
      '$$\na\n\nb\n$$',
      'so \\[\na\n\nb\n\\]',
      '\\begin{tabular}{c}\na\n\nb\n\\end{tabular}',
      '1. a\n\n   b\n\n   c',
    ])
      expect(splitBlocks(whole)).toEqual([whole]);
    expect(splitBlocks('```\na\n```\n\nb')).toHaveLength(2);
    expect(splitBlocks('Earn $$ and\n\nwrite `\\begin{a}`.\n\nb')).toHaveLength(3);
  });

  it('stay as they are while the text grows, all but the last', () => {
    const text = 'One $a$\n\n```\nx\n\ny\n```\n\n- l\n\n  m\n\n| a |\n| - |\n| b |\n\nend';
    const whole = splitBlocks(text);
    for (let length = 1; length <= text.length; length += 1) {
      const soFar = splitBlocks(text.slice(0, length))
        .slice(0, -1)
        .map((block) => block.trimEnd());
      expect(whole.slice(0, soFar.length).map((block) => block.trimEnd())).toEqual(soFar);
    }
  });
});

describe('[AW8] the parts of an answer', () => {
  const text = 'A paragraph of some sixty characters, with $a$ in it for once.\n\n'.repeat(60);

  it('hold every block once and in order, and are about as long as each other', () => {
    const blocks = splitBlocks(text);
    const parts = partsOf(blocks);
    expect(parts.flat()).toEqual(blocks);
    expect(parts.length).toBeGreaterThan(5);
    for (const part of parts.slice(0, -1)) {
      expect(part.join('').length).toBeGreaterThanOrEqual(500);
      expect(part.slice(0, -1).join('').length).toBeLessThan(500);
    }
    expect(partsOf([])).toEqual([]);
  });

  it('stay as they are while the text grows, all but the last', () => {
    const whole = partsOf(splitBlocks(text));
    for (let length = 1; length <= text.length; length += 7) {
      const soFar = partsOf(splitBlocks(text.slice(0, length))).slice(0, -1);
      expect(whole.slice(0, soFar.length)).toEqual(soFar);
    }
  });
});

describe('[AW8] a block that is too long to be drawn again and again', () => {
  const joined = (blocks: readonly string[]) => blocks.join('');

  it('is cut between lines or sentences, not within a formula', () => {
    const sentences = 'The sum of $a + b. c$ is what it is. '.repeat(200);
    const blocks = splitBlocks(sentences);
    expect(joined(blocks)).toBe(sentences);
    for (const block of blocks) {
      expect(block.length).toBeLessThan(2_100);
      expect(block.split('$').length % 2).toBe(1);
    }
    const list = '- an item of a list\n'.repeat(300);
    expect(splitBlocks(list).every((block) => block.startsWith('- an'))).toBe(true);
  });

  it('has its head again where it is a table', () => {
    const head = '| a | b |\n| --- | --- |\n';
    const blocks = splitBlocks(head + '| 1 | 2 |\n'.repeat(600));
    expect(blocks.length).toBeGreaterThan(2);
    for (const block of blocks) expect(block.startsWith(head)).toBe(true);
    expect(joined(blocks).split('| 1 | 2 |')).toHaveLength(601);
  });

  it('is left whole where it is code', () => {
    const code = `\`\`\`\n${'line of code\n'.repeat(300)}\`\`\``;
    expect(splitBlocks(code)).toEqual([code]);
  });
});

describe('[AW5] formulas', () => {
  it('that have begun and not ended wait for their end, and a price does not wait for ever', () => {
    expect(withoutOpenFormula('It is $\\frac{1')).toBe('It is ');
    expect(withoutOpenFormula('It is $x$, so')).toBe('It is $x$, so');
    expect(withoutOpenFormula('It costs \\$5')).toBe('It costs \\$5');
    expect(withoutOpenFormula(`$5\nand`)).toBe('$5\nand');
    const long = `$5 ${'a'.repeat(400)}`;
    expect(withoutOpenFormula(long)).toBe(long);
  });
});

it('[AW3] an answer is spoken without its marks', () => {
  const answer =
    '## So\n\n- **a** is `b`\n\n| x | y |\n| --- | --- |\n| 1 | 2 |\n\n[link](https://e.example) $x$';
  expect(plainAnswer(answer)).toBe('So\na is b\nx, y\n1, 2\nlink x');
});

it('[AW3] of a long answer the beginning is spoken, and that it goes on', () => {
  expect(spokenText('It is **36**.')).toBe('It is 36.');
  const spoken = spokenText('One more **sentence**. '.repeat(1_000));
  expect(spoken.length).toBeLessThan(1_600);
  expect(spoken).toMatch(/^One more sentence\. .*sentence\.\nThe answer goes on in the conversation\.$/);
  expect(spokenText('x'.repeat(5_000))).toContain('goes on');
});

it('[AW8] a step shrinks where it cost too much, and grows slowly where not', () => {
  expect(nextStep(400, 40)).toBe(200);
  expect(nextStep(200, 17)).toBe(250);
  expect(nextStep(130, 90)).toBe(128);
  expect(nextStep(1_400, 1)).toBe(1_500);
});
