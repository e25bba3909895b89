import { searchedPath } from '../../app/paths-of-console.ts';
import type { Entity } from '../entity.ts';
import type { Keyed } from '../rows/action.ts';
import type { ConsolePage } from '../pages.tsx';

/** A destination of the palette. */
export interface PaletteEntry {
  /** Unique among all entries. */
  readonly id: string;
  readonly label: string;
  /** What tells it from others with the same label. */
  readonly note?: string | undefined;
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
 * AU7: rows of a list; rows whose name contains the text come before rows that match in other fields. Each links to its
 * own page, or to the list searched for its name.
 */
export function rowsOf(
  { key, paths, nameOf, palette }: Entity,
  rows: readonly Keyed[],
  text: string,
): PaletteEntry[] {
  const isNamed = (row: Keyed) => nameOf(row).toLowerCase().includes(text.toLowerCase());
  return [...rows.filter(isNamed), ...rows.filter((row) => !isNamed(row))].map((row) => {
    const label = nameOf(row);
    const href = palette?.href?.(row) ?? searchedPath(paths.list, label);
    return { id: `${key} ${row._id}`, label, href, note: palette?.note?.(row) };
  });
}
