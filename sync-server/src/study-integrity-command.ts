import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityTable, runIntegrityStudy } from './features/integrity/study.ts';

/** Writes the table of docs/integrity-study.md. The thresholds were chosen with seed 1, which is not among these. */
const FILE = path.join(import.meta.dirname, '..', '..', 'docs', 'integrity-study.md');
const SEEDS = [2, 3, 4];
const SIZE = { papers: 10, honest: 12_000, planted: 100 } as const;

const [START, END] = ['<!-- table: study -->\n', '<!-- end -->'];

const table = integrityTable(SEEDS.map((seed) => [seed, runIntegrityStudy({ ...SIZE, seed })] as const));
process.stdout.write(`${table}\n`);
const text = await readFile(FILE, 'utf8');
const from = text.indexOf(START);
if (from < 0) throw new Error(`${FILE} has no place for the table`);
const until = text.indexOf(END, from);
await writeFile(FILE, `${text.slice(0, from + START.length)}\n${table}\n${text.slice(until)}`);
