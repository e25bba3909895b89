import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMarkdown, plainLines, type RichTextBlock, type RichTextInline } from './index.ts';

const text = (words: string): RichTextInline => ({ kind: 'text', text: words });
const maths = (tex: string): RichTextInline => ({ kind: 'maths', tex });
const code = (words: string): RichTextInline => ({ kind: 'code', text: words });
const bold = (...children: RichTextInline[]): RichTextInline => ({ kind: 'bold', children });
const italic = (...children: RichTextInline[]): RichTextInline => ({ kind: 'italic', children });
const link = (href: string, words: string): RichTextInline => ({
  kind: 'link',
  href,
  children: [text(words)],
});
const lineBreak: RichTextInline = { kind: 'line-break' };
const paragraph = (...children: RichTextInline[]): RichTextBlock => ({ kind: 'paragraph', children });
const list = (start: number | null, ...items: RichTextBlock[][]): RichTextBlock => ({
  kind: 'list',
  isOrdered: start !== null,
  start: start ?? 1,
  items,
});
const item = (words: string): RichTextBlock[] => [paragraph(text(words))];
const cell = (...children: RichTextInline[]) => ({ columns: 1, children });

/** What a text of one paragraph consists of. */
function inline(source: string): readonly RichTextInline[] {
  const [block] = parseMarkdown(source);
  return block?.kind === 'paragraph' ? block.children : [];
}

describe('words with a look', () => {
  test('are italic between single signs, bold between double ones, and both between three', () => {
    expect(inline('a *b* _c_ **d** __e__ ***f*** (*g*)')).toEqual([
      text('a '),
      italic(text('b')),
      text(' '),
      italic(text('c')),
      text(' '),
      bold(text('d')),
      text(' '),
      bold(text('e')),
      text(' '),
      bold(italic(text('f'))),
      text(' ('),
      italic(text('g')),
      text(')'),
    ]);
  });

  test('may hold each other, formulas and code', () => {
    expect(inline('**a *b* $x_{1}$ `*`** and _if $x_{1}$ is_')).toEqual([
      bold(text('a '), italic(text('b')), text(' '), maths('x_{1}'), text(' '), code('*')),
      text(' and '),
      italic(text('if '), maths('x_{1}'), text(' is')),
    ]);
  });

  test.each(['2*3*4', '2**3 + 4**5', 'a * b * c', 'snake_case_name', '____ is it', '*open', '**open'])(
    'signs that set nothing stay: %s',
    (source) => {
      expect(inline(source)).toEqual([text(source)]);
    },
  );

  test('a backslash takes a sign its meaning', () => {
    expect(inline('\\*a\\* \\`b\\` c\\_d 5\\% 1\\. \\~')).toEqual([text('*a* `b` c_d 5% 1. ~')]);
  });

  test('TeX of question banks is read as in a question', () => {
    expect(inline('\\textbf{so} \\alpha and \\emph{not}')).toEqual([
      bold(text('so')),
      text(' α and '),
      italic(text('not')),
    ]);
  });
});

describe('formulas', () => {
  test('are known in dollars and in TeX’s own brackets, within a line', () => {
    expect(inline('so \\(a+b\\) and $c$, but $5 and $6')).toEqual([
      text('so '),
      maths('a+b'),
      text(' and '),
      maths('c'),
      text(', but $5 and $6'),
    ]);
  });

  test.each([
    '$$x^2$$',
    '$$\nx^2\n$$',
    '\\[x^2\\]',
    '\\[\n\nx^2\n\\]',
    '\\begin{equation}\nx^2\n\\end{equation}',
  ])('are displayed: %j', (source) => {
    expect(parseMarkdown(`so\n${source}\nis`)).toEqual([
      paragraph(text('so')),
      { kind: 'maths', tex: 'x^2' },
      paragraph(text('is')),
    ]);
  });

  test('have their eaten backslashes back, as in a question', () => {
    expect(inline('$\\left(x\right)$\rand $\theta$')).toEqual([
      maths('\\left(x\\right)'),
      lineBreak,
      text('and '),
      maths('\\theta'),
    ]);
  });

  test('hold lines that would be something else outside', () => {
    expect(parseMarkdown('$$\na\n- b\n\n# c\n$$')).toEqual([{ kind: 'maths', tex: 'a - b \\# c' }]);
  });

  test.each(['It is $\\frac{1', 'It is \\(\\frac{1}{2}', 'It is $$x', '\\[ x^2', '\\begin{cases} x'])(
    'that have no end yet are text: %s',
    (source) => {
      expect(parseMarkdown(source)).toEqual([paragraph(text(source))]);
    },
  );
});

describe('code', () => {
  test('is literal within a line, between as many backticks as it needs', () => {
    expect(inline('see `$x$ \\n **a**` or `` a`b ``')).toEqual([
      text('see '),
      code('$x$ \\n **a**'),
      text(' or '),
      code('a`b'),
    ]);
    expect(inline('an `open one')).toEqual([text('an `open one')]);
  });

  test('is literal in a fence, with its indentation and blank lines', () => {
    const source = 'def f(x):\n    return "$x$\\n"\n\n\t# **no** heading\n- x';
    for (const fence of ['```', '~~~~'])
      expect(parseMarkdown(`Run\n${fence}python\n${source}\n${fence}\n\nend`)).toEqual([
        paragraph(text('Run')),
        { kind: 'code', text: source },
        paragraph(text('end')),
      ]);
  });

  test('without an end, as of an answer that is being written, reaches to the end', () => {
    expect(parseMarkdown('```\na\n\n  b')).toEqual([{ kind: 'code', text: 'a\n\n  b' }]);
  });

  test('a fence ends with its own signs, at least as many', () => {
    expect(parseMarkdown('````\n```\n~~~~\n`````')).toEqual([{ kind: 'code', text: '```\n~~~~' }]);
  });
});

describe('headings, quotes and lines across the page', () => {
  test('stand by themselves', () => {
    expect(parseMarkdown('# A $x$\nb\n\n###### C\n\n---\n\n* * *\n> d\n> - e\n\n> 5 holds\n\n#hash')).toEqual(
      [
        { kind: 'heading', children: [text('A '), maths('x')] },
        paragraph(text('b')),
        { kind: 'heading', children: [text('C')] },
        { kind: 'quote', blocks: [paragraph(text('d')), list(null, item('e'))] },
        paragraph(text('> 5 holds')),
        paragraph(text('#hash')),
      ],
    );
  });
});

describe('lists', () => {
  test('have bullets or numbers, and end where the text goes on', () => {
    expect(parseMarkdown('Here:\n- a\n* b\n\n+ c\nstill c\n\nend')).toEqual([
      paragraph(text('Here:')),
      list(null, item('a'), item('b'), [paragraph(text('c'), lineBreak, text('still c'))]),
      paragraph(text('end')),
    ]);
    expect(parseMarkdown('1. a\n2) b\n\n3. c')).toEqual([list(1, item('a'), item('b'), item('c'))]);
    expect(parseMarkdown('1. a\n1. b')).toEqual([list(1, item('a'), item('b'))]);
  });

  test('keep the numbers that the author gave', () => {
    expect(parseMarkdown('3. a\n4. b\n9. c')).toEqual([list(3, item('a'), item('b')), list(9, item('c'))]);
  });

  test('hold further paragraphs, lists and code, however little they are indented', () => {
    expect(
      parseMarkdown('1. a\n  - b\n  - c\n\n     d\n2. e\n   ```\n   f\n     g\n\n   - h\n   ```\n3. i'),
    ).toEqual([
      list(
        1,
        [paragraph(text('a')), list(null, item('b'), [...item('c'), ...item('d')])],
        [paragraph(text('e')), { kind: 'code', text: 'f\n  g\n\n- h' }],
        item('i'),
      ),
    ]);
  });

  test('do not begin with a year or a minus in the running text', () => {
    expect(parseMarkdown('It was in\n2019. Then\n-5 came')).toEqual([
      paragraph(text('It was in'), lineBreak, text('2019. Then'), lineBreak, text('-5 came')),
    ]);
  });
});

describe('tables', () => {
  test('have a head, alignments and as many cells as were written', () => {
    expect(
      parseMarkdown('so\n| a | **b** |\n|:-:|--:|\n| $|x|$ | `p|q` |\n| c \\| d |\n| 1 | $5 | $6 |\nend'),
    ).toEqual([
      paragraph(text('so')),
      {
        kind: 'table',
        hasHead: true,
        alignments: ['center', 'right'],
        rows: [
          [cell(text('a')), cell(bold(text('b')))],
          [cell(maths('|x|')), cell(code('p|q'))],
          [cell(text('c | d')), cell()],
          [cell(text('1')), cell(text('$5')), cell(text('$6'))],
        ],
      },
      paragraph(text('end')),
    ]);
  });

  test('need a line of dashes with as many columns', () => {
    expect(parseMarkdown('a | b\n---')).toEqual([paragraph(text('a | b'))]);
    expect(inline('|x| | y')).toEqual([text('|x| | y')]);
  });

  test('of TeX, as question banks have them, stay whole', () => {
    const source = '\\begin{tabular}{c}\na \\\\\n\n- b\n\\end{tabular}';
    expect(parseMarkdown(source)).toEqual([
      {
        kind: 'table',
        hasHead: false,
        alignments: ['center'],
        rows: [[cell(text('a'))], [cell(text('- b'))]],
      },
    ]);
  });
});

describe('links', () => {
  test('lead to pages, and hold no further links', () => {
    expect(
      inline('[the *page*](https://e.example/a_(b) "Title"), [http://a.example](http://b.example)'),
    ).toEqual([
      {
        kind: 'link',
        href: 'https://e.example/a_(b)',
        children: [text('the '), italic(text('page'))],
      },
      text(', '),
      link('http://b.example', 'http://a.example'),
    ]);
    expect(inline('See (https://e.example/a_b_c?x=1). <http://f.example/*x*>')).toEqual([
      text('See ('),
      link('https://e.example/a_b_c?x=1', 'https://e.example/a_b_c?x=1'),
      text('). '),
      link('http://f.example/*x*', 'http://f.example/*x*'),
    ]);
  });

  test.each([
    '[script](javascript:alert(1))',
    '[odd](JaVaScRiPt:alert(1)) [space]( javascript:alert(1))',
    '[data](data:text/html,x) [file](file:///etc) [mail](mailto:a@b.example)',
    '[rel](/profile) [host](//e.example) <javascript:alert(1)> xhttps://e.example',
    '[1] and [2], [a][b], https://',
    '<script>alert(1)</script> <b onclick="x">a</b> &amp; ~~s~~',
  ])('what leads elsewhere, and HTML, is text: %s', (source) => {
    expect(inline(source)).toEqual([text(source)]);
  });

  test('a picture has its name alone', () => {
    expect(inline('![a ray](https://e.example/track.png) ![](data:image/png;base64,AA)')).toEqual([
      { kind: 'image', source: 'a ray' },
      text(' ![](data:image/png;base64,AA)'),
    ]);
  });
});

test('as plain lines, an answer has no marks, and formulas are as readable as those of questions', () => {
  const answer =
    '## So\n\n- **a** is `b`\n- c\n  d\n\n3. e\n4. $\\frac{1}{2}$\n\n| x | y |\n| --- | --- |\n| 1 | $z^2$ |\n\n> f\n\n$$\\pi$$\n\n```\ng\n  h\n```\n\n[link](https://e.example) ![i](x)';
  expect(plainLines(parseMarkdown(answer))).toBe(
    'So\na is b\nc\nd\n3. e\n4. 1/2\nx, y\n1, z^2\nf\nπ\ng\n  h\nlink [i]',
  );
});

describe('whatever the answer is', () => {
  const letters = (source: string): string => source.replace(/[^a-z]/g, '');
  const pieces = fc.constantFrom(
    ...[
      '$',
      '$$',
      '\\(',
      '\\)',
      '\\[',
      '\\]',
      '*',
      '**',
      '_',
      '`',
      '```\n',
      '~~~\n',
      '\n',
      '\n\n',
      ' ',
      '  ',
    ],
    ...[
      '# ',
      '- ',
      '1. ',
      '7. ',
      '> ',
      '| ',
      '|\n',
      '|-|-|\n',
      '---\n',
      '[',
      '](',
      ')',
      '](https://',
      '<',
      '>',
    ],
    ...['!', '!['],
    ...['a', 'b ', 'word', '5', '\t', '\r\n'],
  );
  const sources = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(''));

  test('no letter of it is lost but in an address, nor its order', () => {
    fc.assert(
      fc.property(sources, (source) => {
        fc.pre(!/\]\(|(?:```|~~~)/.test(source));
        expect(letters(plainLines(parseMarkdown(source)))).toBe(letters(source));
      }),
      { numRuns: 2_000 },
    );
  });

  test('it is read without a fault, and no address leads elsewhere than to a page', () => {
    const leads = (value: unknown): unknown[] =>
      JSON.stringify(value).match(/"href":"(?!https?:\/\/)[^"]*/g) ?? [];
    fc.assert(
      fc.property(fc.oneof(sources, fc.string({ unit: 'binary' })), (source) => {
        const blocks = parseMarkdown(source);
        plainLines(blocks);
        expect(leads(blocks)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ...[
      '*a ',
      '**a *b',
      '_a ',
      '***a',
      '`',
      '`` a ` ',
      '[a',
      '[a](http://x',
      '![a](',
      'https://x)',
      '*$',
      '\\(*a',
    ],
    ...[
      '> ',
      '>\n',
      '- ',
      '- a\n',
      '- - ',
      '1. a\n',
      '  - a\n',
      '\t',
      '#',
      '|',
      '| a ',
      '|a|\n|-|\n',
      '|a|\n|',
    ],
    ...['```\n', '```a\n', '- ```a\n', '$$\n', '\\[\n', '\\begin{a}\n', '\n', '\r', ' ', '**\\textbf{*'],
  ])('100 kB of %j are read at once', (part) => {
    const source = part.repeat(Math.ceil(100_000 / part.length));
    const startedAt = performance.now();
    parseMarkdown(source);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});
