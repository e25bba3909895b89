// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { Diagram } from './diagram.tsx';
import { bareTex, LatexDiagram } from './latex-diagram.tsx';
import { zoomStep } from './zoom-box.tsx';

afterEach(cleanup);

test('a diagram that is maths is set as maths, whatever marks it as maths', async () => {
  expect(['$$x$$', '\\[x\\]', '$x$', '\\( x \\)', ' x '].map(bareTex)).toEqual(['x', 'x', 'x', 'x', 'x']);
  const { container } = render(<LatexDiagram tex={'$$\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}$$'} />);
  await expect.poll(() => container.querySelector('.katex')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeTruthy();
});

test('a drawing in LaTeX says that it cannot be shown, and shows its source', () => {
  render(<LatexDiagram tex={'\\begin{tikzpicture}\\draw (0,0) -- (1,1);\\end{tikzpicture}'} />);
  expect(screen.getByText(/cannot be shown here/)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Diagram: source' }).textContent).toContain('\\draw');
});

test.each(['\\unknowncommand{1}', '\\frac{1}'])('what KaTeX refuses shows its source: %s', async (tex) => {
  render(<LatexDiagram tex={tex} />);
  expect(await screen.findByText(/cannot be shown here/)).toBeTruthy();
});

test('a diagram zooms from 0.5 to 3 in steps of 0.25, by buttons and by keys', () => {
  render(<Diagram src="/a.svg" alt="A circuit" />);
  const zoom = () => screen.getByLabelText('Zoom').textContent;
  const more = screen.getByRole('button', { name: 'Zoom in' });
  for (let press = 0; press < 12; press += 1) fireEvent.click(more);
  expect(zoom()).toBe('300%');
  fireEvent.keyDown(more, { key: '0' });
  expect(zoom()).toBe('100%');
  fireEvent.keyDown(more, { key: '-' });
  expect(zoom()).toBe('75%');
  for (let press = 0; press < 4; press += 1) fireEvent.keyDown(more, { key: '-' });
  expect(zoom()).toBe('50%');
  expect([0.1, 0.6, 1.13, 9].map(zoomStep)).toEqual([0.5, 0.5, 1.25, 3]);
});

test('a diagram that does not load says so and can be tried again', () => {
  render(<Diagram src="/a.svg" alt="A circuit" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('Failed to load diagram')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('img', { name: 'A circuit' })).toBeTruthy();
});
