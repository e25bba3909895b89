import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** So that spreadsheets read UTF-8 (CN2). */
export const BYTE_ORDER_MARK = '\ufeff';

/** Null and undefined are an empty cell. */
type Cell = string | number | null | undefined;

/** The columns of a file by their headings, in their order. */
export type FileColumns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** A line of a CSV file by RFC 4180 (CN2). */
export const csvLine = (values: readonly Cell[]): string =>
  `${values.map((value) => cell(value)).join(',')}\r\n`;

/** Spreadsheets would compute a cell that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;

function cell(value: Cell): string {
  // A number below zero is not a formula.
  if (typeof value !== 'string') return String(value ?? '');
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** OP8: a CSV file in pieces: the headings, and the rows as they are read. */
export async function* csvFile<Row>(
  columns: FileColumns<Row>,
  read: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(Object.keys(columns));
  const values = Object.values(columns);
  for await (const rows of read)
    if (rows.length > 0) yield rows.map((row) => csvLine(values.map((valueOf) => valueOf(row)))).join('');
}

/** Sends a CSV file while it is made. @param name without its ending. */
export const sendCsv = (
  reply: FastifyReply,
  name: string,
  text: AsyncIterable<string> | Iterable<string>,
): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('x-content-type-options', 'nosniff')
    .type('text/csv; charset=utf-8')
    .send(Readable.from(text));

const INDIA_OFFSET_MS = 19_800_000;

/** '2027-01-05 14:00', which spreadsheets recognise as a time. @param at ISO 8601, or null for none. */
export function fileTime(at: string | null): string | null {
  if (at === null) return null;
  return new Date(Date.parse(at) + INDIA_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
}
