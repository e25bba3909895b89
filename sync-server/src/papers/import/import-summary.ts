import type { DraftQuestion, ImportItem, RefusedItem } from '../../bank/import/index.ts';
import type { CompletedBank } from './complete-stored.ts';
import type { StoredPaper } from './keep-imported-paper.ts';
import type { StoredImport } from './store-import.ts';

/** What the person at the terminal reads: what was refused or needs a look, then counts. */
export function describeItems(items: readonly ImportItem[]): string[] {
  return items.flatMap((item) => {
    const name = `${String(item.position).padStart(4)}  ${item.name}`;
    if (item.kind === 'refused') return [`${name}: REFUSED. ${item.reason}`];
    return item.notes.map((note) => `${name}: imported with a note. ${note}`);
  });
}

export function summarise(items: readonly ImportItem[]): string[] {
  const questions = items.flatMap((item) => (item.kind === 'question' ? [item.question] : []));
  const noted = items.filter((item) => item.kind === 'question' && item.notes.length > 0).length;
  return [
    `${items.length} items: ${questions.length} read (${noted} with a note), ${items.length - questions.length} refused`,
    ...table(
      'Type',
      questions.map(({ type }) => type),
    ),
    ...table(
      'Subject',
      questions.map(({ source }) => source.subject ?? 'none given'),
    ),
    ...table(
      'Paper',
      questions.map(({ source }) => [source.year, source.paper].filter(Boolean).join(' ') || 'none given'),
    ),
    ...describeUnknown(questions),
  ];
}

/** IM3: what an import stored; it is called a repetition only if every item was usable and nothing was new. */
export function describeStored(
  { created, alreadyThere, papers, completed }: StoredImport,
  refused: readonly RefusedItem[],
): string[] {
  if (created + alreadyThere === 0) return ['Nothing was stored: no item of the file can be used.'];
  const published = completed?.published ?? [];
  const isRepeat =
    created === 0 &&
    (completed?.changed ?? 0) === 0 &&
    refused.every((item) => item.isRepeat) &&
    papers.every(({ status, added }) => status === 'there' && added === 0);
  const own = new Set(papers.map(({ title }) => title));
  const others = published.filter((title) => !own.has(title));
  return [
    `Questions: ${created} created, ${alreadyThere} already there`,
    ...(completed === null ? [] : describeCompleted(completed)),
    ...papers.map((paper) => `Paper '${paper.title}': ${describePaper(paper, published)}`),
    ...others.map((title) => `Paper '${title}': has some of these questions, published again`),
    ...(isRepeat ? ['Everything was imported before; nothing was created.'] : []),
  ];
}

function describePaper({ title, status, added }: StoredPaper, published: readonly string[]): string {
  if (status === 'created') return 'created and published';
  if (added > 0) return `already there, published again with ${added} more question${added === 1 ? '' : 's'}`;
  const change = published.includes(title) ? 'published again with what is new' : 'left as it is';
  return `already there, ${change}`;
}

function describeCompleted({ changed, asBefore, leftOut }: CompletedBank): string[] {
  return [
    ...leftOut.map(
      (key) => `${key}: in the bank it is not as it is in the file; what is new about it is left out`,
    ),
    `Translations and facts: ${changed} added or changed, ${asBefore} as before`,
  ];
}

/** IM6: what the file leaves open, and how to say it. */
function describeUnknown(questions: readonly DraftQuestion[]): string[] {
  const open = (['topic', 'difficulty', 'explanation'] as const)
    .map((name) => [name, questions.filter((question) => question[name] === null).length] as const)
    .filter(([, count]) => count > 0);
  const [first] = questions;
  if (open.length === 0 || first === undefined) return [];
  return [
    `Not known from the file: ${open.map(([name, count]) => `${name} of ${count}`).join(', ')} of ${questions.length} questions.`,
    `Say it in a table with the columns key, topic, difficulty and explanation: --facts FILE.csv (a key is '${first.source.key}').`,
  ];
}

function table(heading: string, values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const width = Math.max(heading.length, ...[...counts.keys()].map((value) => value.length));
  const rows = [...counts].map(([value, count]) => `  ${value.padEnd(width)}  ${String(count).padStart(5)}`);
  return [`  ${heading.padEnd(width)}  count`, ...rows];
}
