import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type * as Probe from './notebook-probe.ts';
import { quantile } from './stopwatch.ts';

export const NOTEBOOK_CARDS = 5_000;
const ROUNDS = 30;

type Quantiles = readonly [median: number, p95: number];

/** Milliseconds. */
export type NotebookTimes = Readonly<Record<keyof Probe.ProbedTimes, Quantiles>>;

/** The app's own reading of a notebook, on the disk of a real browser without a network, where every card is due. */
export async function timeNotebook(page: Page): Promise<NotebookTimes> {
  const probe = await build({
    entryPoints: [fileURLToPath(new URL('notebook-probe.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'notebookProbe',
  });
  await page.evaluate(`${probe.outputFiles[0]?.text ?? ''}; window.notebookProbe = notebookProbe;`);
  await page.context().setOffline(true);
  const times = await page.evaluate(
    ([cards, rounds]) => {
      const { notebookProbe } = window as unknown as { notebookProbe: typeof Probe };
      return notebookProbe.timesOf(cards, rounds);
    },
    [NOTEBOOK_CARDS, ROUNDS] as const,
  );
  await page.context().setOffline(false);
  const told = (all: readonly number[]): Quantiles => [quantile(all, 0.5), quantile(all, 0.95)];
  return { list: told(times.list), count: told(times.count), all: told(times.all) };
}
