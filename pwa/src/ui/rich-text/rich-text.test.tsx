// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

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

test('[LA1] a text is read aloud in its own language, whichever the app is in', async () => {
  render(<RichText text="Water" />);
  const lang = () => screen.getByText('Water').closest('.rich')?.getAttribute('lang');
  expect(lang()).toBe(null);
  await act(() => switchLanguage('hi'));
  expect(lang()).toBe('en');
  await act(() => switchLanguage('en'));
  expect(lang()).toBe(null);
});
