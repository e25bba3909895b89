import { describe, expect, test } from 'vitest';
import { parseRichText, plainText, type RichTextBlock, type RichTextInline } from './index.ts';

const text = (words: string): RichTextInline => ({ kind: 'text', text: words });
const maths = (tex: string): RichTextInline => ({ kind: 'maths', tex });
const paragraph = (...children: RichTextInline[]): RichTextBlock => ({ kind: 'paragraph', children });

describe('paragraphs', () => {
  test('a blank line parts paragraphs, a single line end stays a line end', () => {
    expect(parseRichText('One\ntwo\n\n \nThree')).toEqual([
      paragraph(text('One'), { kind: 'line-break' }, text('two')),
      paragraph(text('Three')),
    ]);
  });

  test('line ends of Windows are line ends', () => {
    expect(parseRichText('One\r\n\r\nTwo')).toEqual([paragraph(text('One')), paragraph(text('Two'))]);
  });

  test('a double backslash is a line end, with or without its spacing', () => {
    const broken = [paragraph(text('One'), { kind: 'line-break' }, text('two'))];
    expect(parseRichText('One\\\\two')).toEqual(broken);
    expect(parseRichText('One\\\\[2mm]two')).toEqual(broken);
  });

  test('an empty text has no blocks', () => {
    expect(parseRichText('')).toEqual([]);
    expect(parseRichText(' \n \n ')).toEqual([]);
  });

  test('angle brackets and ampersands are text like any other', () => {
    expect(parseRichText('<b>a</b> & <script>')).toEqual([paragraph(text('<b>a</b> & <script>'))]);
  });
});

describe('tables', () => {
  const source =
    '\\begin{center}\n\\begin{tabular}{|l|c|r|}\n\\hline\n\n$x$ & Name \\& code & 5\\% \\\\\n\\hline\n\\multicolumn{2}{|c|}{Both $y$} & {in braces} \\\\ \\cline{2-3}\n & \\textbf{b} & \n\\end{tabular}\n\\end{center}';

  test('have columns, rows and cells with maths, and no rules', () => {
    expect(parseRichText(source)).toEqual([
      {
        kind: 'table',
        hasHead: false,
        alignments: ['left', 'center', 'right'],
        rows: [
          [
            { columns: 1, children: [maths('x')] },
            { columns: 1, children: [text('Name & code')] },
            { columns: 1, children: [text('5%')] },
          ],
          [
            { columns: 2, children: [text('Both '), maths('y')] },
            { columns: 1, children: [text('in braces')] },
          ],
          [
            { columns: 1, children: [] },
            { columns: 1, children: [{ kind: 'bold', children: [text('b')] }] },
            { columns: 1, children: [] },
          ],
        ],
      },
    ]);
  });

  test('a matrix in a cell keeps its own rows and columns', () => {
    const [table] = parseRichText(
      '\\begin{tabular}{c}$\\begin{array}{cc}1 & 2 \\\\ 3 & 4\\end{array}$\\end{tabular}',
    );
    expect(table).toMatchObject({ rows: [[{ children: [{ kind: 'maths' }] }]] });
  });

  test('a column specification may have widths and repetitions', () => {
    const [table] = parseRichText('\\begin{tabular}{p{3cm}@{ }*{2}{r}}a & b & c\\end{tabular}');
    expect(table).toMatchObject({ alignments: ['left', 'right', 'right'] });
  });
});

describe('lists', () => {
  test('have items, which may hold lists of their own', () => {
    const source =
      '\\begin{enumerate}\n\\item First\n\\item Second\n\\begin{itemize}\\item inner $x$\\end{itemize}\n\\end{enumerate}';
    expect(parseRichText(source)).toEqual([
      {
        kind: 'list',
        isOrdered: true,
        start: 1,
        items: [
          [paragraph(text('First'))],
          [
            paragraph(text('Second')),
            { kind: 'list', isOrdered: false, start: 1, items: [[paragraph(text('inner '), maths('x'))]] },
          ],
        ],
      },
    ]);
  });

  test('the end of a list that never began is left out', () => {
    expect(plainText('FALSE?\n\\end{itemize}\n(A) yes')).toBe('FALSE? (A) yes');
  });
});

describe('styled words', () => {
  test('bold, italic and headings', () => {
    expect(parseRichText('\\section*{Part A} \\textbf{Not $x$} and \\textit{this}')).toEqual([
      { kind: 'heading', children: [text('Part A')] },
      paragraph({ kind: 'bold', children: [text('Not '), maths('x')] }, text(' and '), {
        kind: 'italic',
        children: [text('this')],
      }),
    ]);
  });

  test('[CT15] words between two pairs of stars are bold, as the bank and language models write them', () => {
    expect(parseRichText('Which is **not $x$** right?\n\n(**In fact:** so)')).toEqual([
      paragraph(text('Which is '), { kind: 'bold', children: [text('not '), maths('x')] }, text(' right?')),
      paragraph(text('('), { kind: 'bold', children: [text('In fact:')] }, text(' so)')),
    ]);
  });

  test.each([
    '2**3 + 4**5',
    'f(**args, **more)',
    'a ** b ** c',
    '**open',
    '****',
    'rows of ***',
    '**a\n\nb**',
  ])('[CT15] stars that set nothing stay: %s', (source) => {
    expect(plainText(source)).toBe(source.replace(/\s+/g, ' '));
  });

  test('an image keeps its name', () => {
    expect(parseRichText('See \\includegraphics[width=2cm]{fig-1.png}.')).toEqual([
      paragraph(text('See '), { kind: 'image', source: 'fig-1.png' }, text('.')),
    ]);
  });

  test('escaped signs lose their backslash', () => {
    expect(plainText('5\\% of \\{a, b\\} \\& more \\#1')).toBe('5% of {a, b} & more #1');
  });

  test("a sign's name outside a formula becomes the sign", () => {
    expect(plainText('probability \\alpha with x \\geq 0')).toBe('probability α with x ≥ 0');
  });
});
