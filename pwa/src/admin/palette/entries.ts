import type { Entity } from '../entity.ts';
import type { Keyed } from '../rows/action.ts';
import type { ConsolePage } from '../pages.tsx';

/** A destination of the palette. */
export interface PaletteEntry {
  /** Unique among all entries. */
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

/** Entries under one heading. */
export interface PaletteGroup {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

/** The pages whose title contains every word of the text; each word may be a prefix. All pages for an empty text. */
export function pagesFor(pages: readonly ConsolePage[], text: string): PaletteEntry[] {
  const words = wordsIn(text);
  return pages
    .filter(({ title }) => {
      const ofTitle = wordsIn(title);
      return words.every((word) => ofTitle.some((each) => each.startsWith(word)));
    })
    .map(({ path, title }) => ({ id: path, label: title, href: path }));
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Rows of a list; rows whose name contains the text come before rows that match in other fields. Each links to the
 * list searched for its name.
 */
export function rowsOf({ key, paths, nameOf }: Entity, rows: readonly Keyed[], text: string): PaletteEntry[] {
  const isNamed = (row: Keyed) => nameOf(row).toLowerCase().includes(text.toLowerCase());
  return [...rows.filter(isNamed), ...rows.filter((row) => !isNamed(row))].map((row) => {
    const label = nameOf(row);
    const href = `${paths.list}?${new URLSearchParams({ search: label.slice(0, MOST_SEARCHED) }).toString()}`;
    return { id: `${key} ${row._id}`, label, href };
  });
}

/** The maximum length of a list's search, characters. */
const MOST_SEARCHED = 100;
