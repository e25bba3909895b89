/** So that spreadsheets read UTF-8 (CN2). */
export const BYTE_ORDER_MARK = '\ufeff';

/** A line of a CSV file by RFC 4180 (CN2); null is an empty cell. */
export const csvLine = (values: readonly (string | number | null)[]): string =>
  `${values.map((value) => cell(String(value ?? ''))).join(',')}\r\n`;

/** Spreadsheets would compute a cell that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
