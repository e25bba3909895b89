import type { ExportedQuestion } from './exported-question.ts';

const COLUMNS: Readonly<Record<string, (row: ExportedQuestion) => string | number | null>> = {
  Id: ({ question }) => question.id,
  Type: ({ question }) => question.type,
  Subject: ({ subject }) => subject,
  Topic: ({ topic }) => topic,
  Question: ({ question }) => question.text,
  Options: ({ question }) =>
    question.options.map(({ text }, place) => `${letter(place)}. ${text}`).join('\n'),
  Key: keyText,
  Explanation: ({ question }) => question.explanation,
  'Difficulty, 1 to 10': ({ question }) => question.difficulty,
  Keywords: ({ question }) => question.keywords.join('; '),
  Pool: ({ question }) => question.pool,
  State: ({ question }) => question.state,
  'Published in papers': ({ papers }) => papers,
  Licence: ({ question }) => question.licence,
  'Created, UTC': ({ question }) => new Date(question.createdAt).toISOString(),
};

const letter = (place: number) => String.fromCharCode(65 + place);

/** The letters of the right options; of a number its key as JSON, which may have values, ranges and a tolerance. */
function keyText({ question: { key, options } }: ExportedQuestion): string {
  if (key.type === 'Numerical') return JSON.stringify(key);
  const right = new Set<string>(key.correct);
  return options.flatMap(({ _id }, place) => (right.has(_id) ? [letter(place)] : [])).join('; ');
}

/** So that spreadsheets read UTF-8 (CN2). */
const BYTE_ORDER_MARK = '\ufeff';

export const csvHeader = (): string => `${BYTE_ORDER_MARK}${line(Object.keys(COLUMNS))}`;

export const csvRow = (row: ExportedQuestion): string =>
  line(Object.values(COLUMNS).map((valueOf) => String(valueOf(row) ?? '')));

/** RFC 4180. */
const line = (values: readonly string[]) => `${values.map(cell).join(',')}\r\n`;

/** Spreadsheets would compute a cell that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
