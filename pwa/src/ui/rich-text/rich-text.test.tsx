// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { switchLanguage } from '../../sentences/index.ts';
import { Formula } from '../maths/formula.tsx';
import { loadMaths } from '../maths/load-maths.ts';
import { RichText, RichTextBlocks } from './rich-text.tsx';

afterEach(cleanup);

const attacks = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '\\textbf{<b onclick=alert(1)>bold</b>}',
  '\\begin{tabular}{l} <iframe src=x></iframe> \\end{tabular}',
  '$<img src=x onerror=alert(1)>$',
  '$\\href{javascript:alert(1)}{x}$',
  '$\\htmlData{x=1}{x}$ $\\text{<script>alert(1)</script>}$',
];

const dangerous = 'script, img, iframe, a, [onerror], [onclick], [href], [data-x]';

test('text never becomes markup, neither before the maths is there nor after', async () => {
  const view = render(<RichText text={attacks.join('\n\n')} />);
  expect(view.container.querySelector(dangerous)).toBeNull();
  await act(loadMaths);
  expect(view.container.querySelectorAll('.katex').length).toBeGreaterThan(0);
  expect(view.container.querySelector(dangerous)).toBeNull();
  expect(view.container.textContent).toContain('<img src=x onerror=alert(1)>');
});

test('once loaded, a formula is set at once, for the eye and for the ear', async () => {
  await act(loadMaths);
  const { container } = render(<RichText text="The value of $\frac{1}{2}$" />);
  expect(container.querySelector('.katex-html')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelector('math')).not.toBeNull();
});

test('no line begins with the full stop after a short formula, and a long one can still be broken', () => {
  const long = 'a + b + c + d + e + f + g + h + i + j = k';
  const { container } = render(
    <RichText text={`It is $5$. Behind $x$ (or $y$), ${'$' + long + '$'}. End`} />,
  );
  const kept = [...container.querySelectorAll('.rich-unbroken')].map((each) => each.lastChild?.textContent);
  expect(kept).toEqual(['.', '),']);
  expect(container.textContent).toContain(' Behind ');
  expect(container.textContent).toContain('. End');
});

test('[CT27] chemistry is set, and read out as text; where it has a fraction, as MathML', async () => {
  const { container } = render(
    <RichText text={'$\\ce{2H2 + O2 -> 2H2O}$ at \\pu{25 °C}, $\\frac{[\\ce{NH3}]}{2}$, \\ce{a<b}, $x$'} />,
  );
  await expect.poll(() => container.querySelectorAll('.katex-html').length).toBe(5);
  const hidden = [...container.querySelectorAll('.visually-hidden')].map(({ textContent }) => textContent);
  expect(hidden).toEqual(['2H2 + O2 → 2H2O', '25 °C', 'a<b']);
  expect(container.querySelectorAll('math').length).toBe(2);
  expect(container.querySelector('.katex-error')).toBeNull();
  const shown = [...container.querySelectorAll('.katex-html')];
  expect(shown.filter(({ textContent }) => /\\(?:ce|pu)/.test(textContent))).toEqual([]);
  expect(shown[0]?.querySelectorAll('.msupsub').length).toBe(3);
});

test('a formula that KaTeX refuses is shown as its source', async () => {
  await act(loadMaths);
  const { container } = render(<RichText text="$\undefinedmacro{x$" />);
  expect(container.textContent).toContain('undefinedmacro');
});

test('[AT24] a translator is asked to leave formulas and code as they are', async () => {
  const paragraph = { kind: 'paragraph', children: [{ kind: 'code', text: 'x' }] } as const;
  const blocks = [{ kind: 'maths', tex: 'x' }, { kind: 'code', text: 'x = 1' }, paragraph] as const;
  const { container } = render(<RichTextBlocks blocks={blocks} Formula={Formula} />);
  const kept = () => container.querySelectorAll('[translate="no"]').length;
  expect(kept()).toBe(3);
  await act(loadMaths);
  expect(container.querySelector('.katex')?.closest('[translate="no"]')).toBeTruthy();
  expect(kept()).toBe(3);
});

test('an image is shown only if the screen knows it', () => {
  const text = 'See \\includegraphics{ray.png}.';
  expect(render(<RichText text={text} />).container.querySelector('img')).toBeNull();
  const imageOf = () => ({ src: 'blob:1', alt: 'A ray' });
  const { container } = render(<RichText text={text} imageOf={imageOf} />);
  expect(container.querySelector('img')?.alt).toBe('A ray');
});

test('[CT26] code is shown with its indentation, is never markup, and no translator touches it', () => {
  const program = 'if a < b:\n    print("<b>$x$\\n")';
  const { container } = render(<RichText text={`Run \`f(<i>)\`:\n\`\`\`\n${program}\n\`\`\``} />);
  const [span, block] = container.querySelectorAll('code');
  expect([span?.textContent, block?.textContent]).toEqual(['f(<i>)', program]);
  expect(block?.parentElement?.tagName).toBe('PRE');
  expect(container.querySelectorAll('[translate="no"]').length).toBe(2);
  expect(container.querySelector('i, b, .formula')).toBeNull();
});

test('[CT26] an option says where its code is indented', () => {
  render(
    <label>
      <input type="radio" />
      <RichText text={'```\nif a:\n    b\n    c\nd\n```'} inline />
    </label>,
  );
  const name = screen.getByRole('radio').parentElement?.textContent;
  expect(name).toBe('if a:\nindented by 4:     b\n    c\nindented by 0: d');
  expect(document.querySelector('label pre')).toBeNull();
});

test('[CT26] an option that scrolls keeps its words as its name; code beside text is a group of its own', () => {
  const observe = vi.fn<(look: () => void) => void>();
  class Observer {
    constructor(look: () => void) {
      observe(look);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  const wide = '```\nx = 1\n```\n$y$\n\\begin{tabular}{c}z\\end{tabular}';
  const { container } = render(
    <>
      <label>
        <input type="radio" />
        <RichText text={wide} inline />
      </label>
      <RichText text={wide} />
    </>,
  );
  act(() => observe.mock.calls.forEach(([look]) => look()));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(container.querySelectorAll('label [tabindex="0"]').length).toBe(3);
  expect(container.querySelector('label [role], label [aria-label]')).toBeNull();
  screen.getByRole('group', { name: 'Code' });
  screen.getByRole('region', { name: 'Table' });
});

test('[LA1] a text is read aloud in its own language, whichever the app is in', async () => {
  render(<RichText text="Water" />);
  const lang = () => screen.getByText('Water').closest('.rich')?.getAttribute('lang');
  expect(lang()).toBe(null);
  await act(() => switchLanguage('hi'));
  expect(lang()).toBe('en');
  await act(() => switchLanguage('en'));
  expect(lang()).toBe(null);
});
