import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lookOf, hasMaths, parseRichText, plainText, type RichTextBlock } from './index.ts';

const paragraph = (...children: object[]) => ({ kind: 'paragraph', children });
const text = (words: string) => ({ kind: 'text', text: words });
const code = (signs: string) => ({ kind: 'code', text: signs });
const block = (...lines: string[]) => ['```', ...lines, '```'].join('\n');

describe('[CT26] a block of code', () => {
  const program = [
    'int main() {',
    '    int i = 0;',
    '    while (i < 3) {',
    '        printf("%d\\n", i);',
    '',
    '\ti++; // $HOME $x^2$ **bold** \\\\ \\begin{itemize}',
    '    }',
  ];

  test('keeps its lines, its indentation and every sign', () => {
    expect(parseRichText(`What is printed?\n\n${block(...program)}\nChoose $x$.`)).toEqual([
      paragraph(text('What is printed?')),
      code(program.join('\n')),
      paragraph(text('Choose '), { kind: 'maths', tex: 'x' }, text('.')),
    ]);
  });

  test('may name its language, and may stand right below a line', () => {
    expect(parseRichText('Run\n```python\nx = 1\n```')).toEqual([paragraph(text('Run')), code('x = 1')]);
  });

  test('has the indentation that it has beyond its backticks', () => {
    expect(parseRichText('  ```\n  if x:\n      y\n  ```')).toEqual([code('if x:\n    y')]);
  });

  test('with line ends of Windows has the same lines', () => {
    expect(parseRichText('```\r\na\r\n  b\r\n```\r\nEnd')).toEqual([code('a\n  b'), paragraph(text('End'))]);
  });

  test('without an end goes on to the end of the text', () => {
    expect(parseRichText('```\nint $x;\n\ny')).toEqual([code('int $x;\n\ny')]);
  });

  test('with more backticks holds a line of three', () => {
    expect(parseRichText('````\n```\n````')).toEqual([code('```')]);
  });

  test('may begin after text in its line', () => {
    expect(parseRichText('(A) `f` ```c\n  x;\n```\n(B) ```\ny;\n```')).toEqual([
      paragraph(text('(A) '), code('f')),
      code('  x;'),
      paragraph(text('(B)')),
      code('y;'),
    ]);
    expect(parseRichText('\\begin{itemize}\\item ```\n\\item\n```\n\\end{itemize}')).toMatchObject([
      { items: [[code('\\item')]] },
    ]);
  });

  test('stands in the item of a list, and ends no environment', () => {
    expect(
      parseRichText(
        `\\begin{itemize}\\item One\n${block('\\item \\end{itemize}')}\n\\item Two\\end{itemize}`,
      ),
    ).toMatchObject([{ items: [[paragraph(text('One')), code('\\item \\end{itemize}')], [{}]] }]);
  });
});

describe('[CT26] code in a line', () => {
  test.each([
    ['`printf("%d\\n", i)`', 'printf("%d\\n", i)'],
    ['`C:\\temp\\new`', 'C:\\temp\\new'],
    ['`echo $HOME and $PATH`', 'echo $HOME and $PATH'],
    ['`a && b`', 'a && b'],
    ['`    x += 1`', '    x += 1'],
    ['`` a`b ``', 'a`b'],
    ['``` x = 1 ```', 'x = 1'],
    ['`<b>`', '<b>'],
    ['`**kwargs`', '**kwargs'],
    ['`}`', '}'],
  ])('%s is literal', (source, signs) => {
    expect(parseRichText(source)).toEqual([paragraph(code(signs))]);
    expect(hasMaths(source)).toBe(false);
  });

  test('a dollar in it closes no formula and no price', () => {
    expect(parseRichText('It costs $5; with `$x` and $n$ it is `$y`.')).toEqual([
      paragraph(
        text('It costs $5; with '),
        code('$x'),
        text(' and '),
        { kind: 'maths', tex: 'n' },
        text(' it is '),
        code('$y'),
        text('.'),
      ),
    ]);
    expect(parseRichText('\\(x `\\)` y')).toEqual([paragraph(text('\\(x '), code('\\)'), text(' y'))]);
  });

  test('a brace or a star in it closes no style', () => {
    expect(parseRichText('\\textbf{a `}` b} **c `**` d**')).toEqual([
      paragraph({ kind: 'bold', children: [text('a '), code('}'), text(' b')] }, text(' '), {
        kind: 'bold',
        children: [text('c '), code('**'), text(' d')],
      }),
    ]);
  });

  test('a sign in it parts no cells', () => {
    const [table] = parseRichText('\\begin{tabular}{cc}`a && b` & `\\\\` \\\\ c & d\\end{tabular}');
    expect(table).toMatchObject({
      rows: [
        [{ children: [code('a && b')] }, { children: [code('\\\\')] }],
        [{}, {}],
      ],
    });
  });

  test('a carriage return or a tab in it is no lost backslash', () => {
    expect(parseRichText('`a\theta` and $\theta$')).toEqual([
      paragraph(code('a\theta'), text(' and '), { kind: 'maths', tex: '\\theta' }),
    ]);
  });
});

describe('[CT26] backticks that are not code stay', () => {
  test.each([
    "``one'' and ``another''",
    "(``A'',``B'')",
    "`one' and `another'",
    'a ` alone',
    'a\nb ` c\nd ` e',
    '``',
    'an escaped \\`a and \\`e',
    '``` int x = 5;',
    'three ``` in the middle',
  ])('%j', (source) => {
    expect(plainText(source)).toBe(source.replace(/\s+/g, ' '));
    expect(parseRichText(source).flatMap(codesOf)).toEqual([]);
  });
});

test('[CT26] code is read out with its signs', () => {
  expect(plainText(`Run \`f(x)\`:\n${block('if a:', '    b')}`)).toBe('Run f(x): if a: b');
});

describe('[CT26] texts look alike', () => {
  test.each([
    ['a  b\n c', ' a b c '],
    ['`x`', block('x')],
    ['x', '`x`'],
    [block('if a:', '\tb  '), block('if a:', '    b')],
  ])('%j and %j', (one, other) => {
    expect(lookOf(one)).toBe(lookOf(other));
  });

  test.each([
    [block('if a:', '    b', '    c'), block('if a:', '    b', 'c')],
    ['`    x`', '`x`'],
    [block('a', 'b'), block('a b')],
    ['`a  b`', '`a b`'],
  ])('but not %j and %j', (one, other) => {
    expect(lookOf(one)).not.toBe(lookOf(other));
  });
});

test('[CT26] any text with backticks is parsed, and what is between them is kept', () => {
  const parts = fc.constantFrom(
    '`',
    '``',
    '```',
    '\n',
    '\n```\n',
    '$',
    '\\',
    '{',
    '}',
    ' ',
    'a b',
    '**',
    '&',
    "''",
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 40 }), (pieces) => {
      const source = pieces.join('');
      parseRichText(source);
      expect(lettersOf(plainText(source))).toBe(lettersOf(source));
    }),
    { numRuns: 2000 },
  );
});

test.each(['`', '`a', '``a`', '` a` ', '\n```\n', '`a` ', '```', '`$', '`}{'])(
  '[CT26] 100 kB of %j are read at once',
  (part) => {
    const source = part.repeat(Math.ceil(100_000 / part.length));
    const startedAt = performance.now();
    parseRichText(source);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  },
);

function lettersOf(source: string): string {
  return source.replace(/[^a]/g, '');
}

function codesOf(each: RichTextBlock): object[] {
  if (each.kind === 'code') return [each];
  return 'children' in each ? each.children.filter(({ kind }) => kind === 'code') : [];
}
