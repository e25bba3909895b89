import { expect, test } from 'vitest';
import { codeInLine, parseMarkdown } from '@exam/shared-schema/rich-text';
import { numbered, stepsIn } from './embedded-phrases.ts';

const CODE = 'f. A = 1\n\nif $x:\n    g(`y`)';
const explanation = `It calls \`f. B\`. Then it runs this. Look:\n\n\`\`\`py\n${CODE}\n\`\`\`\n\nSo it ends.`;

test('[CT26] a solution is split into steps, and none of them ends within code', () => {
  expect(stepsIn(explanation)).toEqual([
    'It calls `f. B`.',
    'Then it runs this.',
    `Look:\n\n\`\`\`py\n${CODE}\n\`\`\``,
    'So it ends.',
  ]);
});

test('[CT26] steps with code are one list, and the code is as it was', () => {
  const [list, ...others] = parseMarkdown(numbered(stepsIn(explanation)));
  expect(others).toEqual([]);
  expect(list).toMatchObject({ items: [{}, {}, [{}, { kind: 'code', text: CODE }], {}] });
});

test.each(['if a:\n    b', '`', ' x ', '``'])('[CT26] code %j is named within a sentence', (code) => {
  const inFence = codeInLine(`\`\`\`\`py\n${code}\n\`\`\`\``);
  expect(parseMarkdown(`It is “${inFence}”.`)).toEqual([
    {
      kind: 'paragraph',
      children: [
        { kind: 'text', text: 'It is “' },
        { kind: 'code', text: code.replaceAll('\n', '↵') },
        { kind: 'text', text: '”.' },
      ],
    },
  ]);
});
