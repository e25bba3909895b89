/** So that spreadsheets read UTF-8 (CN2). */
export const BYTE_ORDER_MARK = '\ufeff';

/** A line of a file, RFC 4180. */
export const csvLine = (values: readonly string[]): string => `${values.map(cell).join(',')}\r\n`;

/** Spreadsheets would compute a cell that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
