import { unifiedSigns } from '@exam/shared-schema/rich-text';
import { CsvError, parse } from 'csv-parse/sync';
import { shortened } from './shortened.ts';

interface TableRow<Column extends string> {
  /** The text of a column, without the blanks around it; empty if the table lacks the column. */
  readonly textOf: (column: Column) => string;
  /** Where a cell is, as a spreadsheet shows it: 'row 3, column B'. */
  readonly placeOf: (column: Column) => string;
}

/** The problem follows the name of the file in a sentence. */
type ReadTable<Column extends string> =
  | { readonly rows: readonly TableRow<Column>[] }
  | { readonly problem: string };

interface Columns<Column extends string> {
  /** Must be there, and its cells are different and not empty. */
  readonly key: Column;
  readonly others: readonly Column[];
}

const DELIMITERS = [',', ';', '\t'] as const;

/** The first line of Excel that names the delimiter. */
const SEPARATOR_LINE = /^\ufeff?"?sep=(.)"?[ \t,;]*(?:\r\n|\r|\n|$)/i;

/** Breaks the reading off with a problem. */
class Unreadable extends Error {}

/**
 * IM8: reads a table with a header, as spreadsheets save it: with commas, semicolons or tabs, a byte order mark, headers in
 * any case, and empty rows and columns around it. Nothing else is left out: a column or a row that cannot be read is a
 * problem, with its place.
 */
export function readTable<Column extends string>(text: string, columns: Columns<Column>): ReadTable<Column> {
  try {
    return { rows: readRows(text, columns) };
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message };
    throw error;
  }
}

type Cells = readonly string[];

function readRows<Column extends string>(text: string, columns: Columns<Column>): TableRow<Column>[] {
  const named = SEPARATOR_LINE.exec(text);
  const body = text.slice(named?.[0].length ?? 0);
  const delimiter = named?.[1] ?? delimiterOf(body, columns);
  const [header = [], ...lines] = cellsOf(body, delimiter);
  const names = header.map(columnName);
  const places = placesOf(names, header, columns);
  const rows = lines.flatMap((cells, index) => {
    const number = index + 2;
    if (cells.every((cell) => cell === '')) return [];
    refuseMisfit(cells, names, number);
    return [rowOf(cells, places, number)];
  });
  refuseKeys(rows, columns.key);
  return rows;
}

/** The delimiter that finds the most known columns in the header. */
function delimiterOf<Column extends string>(text: string, { key, others }: Columns<Column>): string {
  const known: readonly string[] = [key, ...others];
  const end = text.search(/[\r\n]/);
  const header = end === -1 ? text : text.slice(0, end);
  const found = DELIMITERS.map((delimiter) => {
    const names = header.split(delimiter).map((name) => columnName(name.replace(/^\s*"|"\s*$/g, '')));
    return { delimiter, count: names.filter((name) => known.includes(name)).length };
  });
  return found.reduce((most, each) => (each.count > most.count ? each : most)).delimiter;
}

function cellsOf(text: string, delimiter: string): Cells[] {
  try {
    const rows: string[][] = parse(text, { bom: true, delimiter, relax_column_count: true, trim: true });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = typeof error['records'] === 'number' ? ` from row ${error['records'] + 1} on` : '';
    throw new Unreadable(`is no table${row}: ${shortened(error.message)}`);
  }
}

const columnName = (header: string): string => unifiedSigns(header).trim().toLowerCase();

/** The index of each column that the table has. */
function placesOf<Column extends string>(
  names: readonly string[],
  header: Cells,
  { key, others }: Columns<Column>,
): ReadonlyMap<Column, number> {
  const known = [key, ...others];
  const rest = `It has to have the column ${key}, and may have ${others.join(', ')}.`;
  const places = new Map<Column, number>();
  for (const [place, name] of names.entries()) {
    if (name === '') continue;
    const column = known.find((each) => each === name);
    if (column === undefined)
      throw new Unreadable(
        `has a column '${shortened(header[place] ?? '')}' (${letterOf(place)}) that is not known. ${rest}`,
      );
    const before = places.get(column);
    if (before !== undefined)
      throw new Unreadable(`has the column ${column} twice: ${letterOf(before)} and ${letterOf(place)}.`);
    places.set(column, place);
  }
  if (!places.has(key)) throw new Unreadable(`has no column ${key} in its first row. ${rest}`);
  return places;
}

/** @param number of the row, as a spreadsheet shows it. */
function refuseMisfit(cells: Cells, names: readonly string[], number: number): void {
  if (cells.length < names.length)
    throw new Unreadable(`has ${cells.length} cells in row ${number}, and ${names.length} columns.`);
  const astray = cells.findIndex((cell, place) => cell !== '' && (names[place] ?? '') === '');
  if (astray !== -1)
    throw new Unreadable(
      `has '${shortened(cells[astray] ?? '')}' in row ${number}, column ${letterOf(astray)}, which has no name in the first row.`,
    );
}

function rowOf<Column extends string>(
  cells: Cells,
  places: ReadonlyMap<Column, number>,
  number: number,
): TableRow<Column> {
  return {
    textOf: (column) => cells[places.get(column) ?? -1] ?? '',
    placeOf: (column) => `row ${number}, column ${letterOf(places.get(column) ?? 0)}`,
  };
}

function refuseKeys<Column extends string>(rows: readonly TableRow<Column>[], key: Column): void {
  const seen = new Map<string, string>();
  for (const { textOf, placeOf } of rows) {
    const text = textOf(key);
    const place = placeOf(key);
    if (text === '') throw new Unreadable(`has no ${key} in ${place}.`);
    const before = seen.get(text);
    if (before !== undefined)
      throw new Unreadable(`has the ${key} '${shortened(text)}' twice: in ${before} and ${place}.`);
    seen.set(text, place);
  }
}

/** The letters of a column in a spreadsheet: A to Z, AA, AB. */
function letterOf(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : letterOf(Math.floor(place / 26) - 1) + letter;
}
