import { readFileSync } from 'node:fs';
import path from 'node:path';
import { jeebench } from '../../src/bank/import/jeebench.ts';
import type { DraftQuestion, ImportReport } from '../../src/bank/import/index.ts';

interface SourceItem {
  readonly description: string;
  readonly index: number;
  readonly subject: string;
  readonly type: string;
  readonly question: string;
  readonly gold: string;
}

type Counts = Readonly<Record<string, number>>;

/** What the folder's own expected.json says of the file. */
interface Expected {
  readonly file: string;
  readonly items_total: number;
  readonly by_source_type: Counts;
  readonly by_subject: Counts;
  readonly by_paper: Counts;
  readonly product_mapping: Counts;
  readonly msq_number_of_correct_options: Counts;
  readonly numerical: { readonly integers: number; readonly decimals: number; readonly negative: number };
  readonly marker_styles: Counts;
  readonly items_whose_options_cannot_be_split_into_exactly_A_to_D: readonly { readonly position: number }[];
  readonly sample: readonly {
    readonly position: number;
    readonly product_type: string;
    readonly correct: string | readonly string[];
    readonly options?: readonly string[];
  }[];
}

export interface JeebenchData {
  readonly source: readonly SourceItem[];
  readonly expected: Expected;
  readonly file: string;
  readonly report: ImportReport;
  readonly questions: readonly DraftQuestion[];
}

export function readJeebench(dataDirectory: string): JeebenchData {
  const folder = path.join(dataDirectory, 'jeebench');
  const expected = JSON.parse(readFileSync(path.join(folder, 'expected.json'), 'utf8')) as Expected;
  const file = path.join(folder, expected.file);
  const text = readFileSync(file, 'utf8');
  const report = jeebench.parse(text, expected.file);
  const questions = report.items.flatMap((item) => (item.kind === 'question' ? [item.question] : []));
  return { source: JSON.parse(text) as SourceItem[], expected, file, report, questions };
}

export function countBy<T>(items: readonly T[], nameOf: (item: T) => string | number): Counts {
  const counts: Record<string, number> = {};
  for (const item of items) counts[nameOf(item)] = (counts[nameOf(item)] ?? 0) + 1;
  return counts;
}
