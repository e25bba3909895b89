import { writeFileSync } from 'node:fs';
import os from 'node:os';
import type { Row } from './rows/row.ts';

export interface Surroundings {
  readonly flush: { readonly p50: number; readonly p99: number };
  /** Processes that wanted a core before the benches began: others at work make every figure smaller. */
  readonly loadBefore: number;
  readonly bytesPerHandIn: number;
  readonly leftOut: readonly string[];
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function table(rows: readonly Row[]): string {
  const head = [line(['What', 'Measured', 'Ratio']), line(['---', '---', '---'])];
  return [...head, ...rows.map(({ what, figure, ratio }) => line([what, figure, ratio]))].join('\n');
}

function page(rows: readonly Row[], around: Surroundings): string {
  const { flush, loadBefore, bytesPerHandIn, leftOut } = around;
  return `# Benchmarks

Written by \`npm run bench\`. Ratios are taken in one run, side by side on one machine; absolute figures only describe that machine on that day. The load generator runs in a process of its own on the same cores.

- Engine: embedded SQLite, WAL, synchronous FULL; Node ${process.versions.node}; ${os.cpus().length} cores, load ${loadBefore.toFixed(1)} before the run (unless it is near 0, other processes were running, and every absolute figure is too small).
- The disk's own flush of 4 KB (fdatasync after an append): p50 ${flush.p50.toFixed(2)} ms, p99 ${flush.p99.toFixed(2)} ms. Every durable figure contains it.
- One hand-in: a sealed attempt of 60 answers, 122 events, ${Math.round(bytesPerHandIn / 1000)} kB, sent as the app's outbox sends it: parsed, checked, hash of its log verified, marked, stored, receipt signed, answered after the commit is on disk. Students, papers and attempts are all different, and the receipt of every answer is checked.
- CPU is that of the server's process, including garbage collection and compilation: on a shared machine it is more meaningful than requests per second.

${table(rows)}

Not measured:

${leftOut.map((sentence) => `- ${sentence}`).join('\n')}
`;
}

export function writeReport(file: string, rows: readonly Row[], around: Surroundings): void {
  writeFileSync(file, page(rows, around));
  process.stdout.write(`\n${table(rows)}\n`);
}
