import type { ImportItem } from '../features/questions/import/index.ts';
import type { StoredImport } from './store-import.ts';
import type { TranslatedBank } from './translate-stored.ts';

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
  ];
}

export function describeStored({ created, alreadyThere, papers, translated }: StoredImport): string[] {
  const published = translated?.published ?? [];
  const isRepeat =
    created === 0 && (translated?.changed ?? 0) === 0 && papers.every(({ status }) => status === 'there');
  const own = new Set(papers.map(({ title }) => title));
  const anew = published.filter((title) => !own.has(title));
  return [
    `Questions: ${created} created, ${alreadyThere} already there`,
    ...(translated === null ? [] : describeTranslated(translated)),
    ...papers.map(({ title, status }) => {
      if (status === 'created') return `Paper '${title}': created and published`;
      const change = published.includes(title) ? 'published anew with its translations' : 'left as it is';
      return `Paper '${title}': already there, ${change}`;
    }),
    ...anew.map((title) => `Paper '${title}': has some of these questions, published anew`),
    ...(isRepeat ? ['Everything was imported before; nothing was created.'] : []),
  ];
}

function describeTranslated({ changed, asBefore, leftOut }: TranslatedBank): string[] {
  return [
    ...leftOut.map(
      (key) => `${key}: in the bank it is not as it is in the file; its translation is left out`,
    ),
    `Translations: ${changed} added or changed, ${asBefore} as before`,
  ];
}

function table(heading: string, values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const width = Math.max(heading.length, ...[...counts.keys()].map((value) => value.length));
  const rows = [...counts].map(([value, count]) => `  ${value.padEnd(width)}  ${String(count).padStart(5)}`);
  return [`  ${heading.padEnd(width)}  count`, ...rows];
}
