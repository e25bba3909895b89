// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { getMathsState, loadFor, loadMaths } from './load-maths.ts';

const rendered = (tex: string) => getMathsState().render?.(tex, false) ?? null;

test('[CT27] a paper with chemistry loads its extension before the first formula, any other does not', async () => {
  loadFor(JSON.stringify([{ text: 'A $\\percent$ of $x$\nce' }]));
  await loadMaths();
  expect(rendered('x')).not.toBeNull();
  expect(rendered('\\ce{H2O}')).toBeNull();
  loadFor(JSON.stringify([{ text: 'What is $\\ce{H2O}$?' }]));
  await expect.poll(() => rendered('\\ce{H2O}')).toContain('H2O');
});
