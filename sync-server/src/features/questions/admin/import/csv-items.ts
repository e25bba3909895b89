import { CsvError, parse } from 'csv-parse/sync';
import { answerKeySchema, type AnswerKey } from '@exam/shared-schema/question-types';
import { keyedQuestion } from './keyed-question.ts';
import {
  choice,
  NO_ANSWER,
  numerical,
  Problem,
  readItem,
  UnreadableFile,
  type ReadItem,
  type ReadQuestion,
} from './read-item.ts';

/** Headings of the columns, in any case; the first are those of the console's own file (BK31). */
const COLUMNS = {
  text: ['question', 'text', 'stem', 'question text'],
  type: ['type'],
  options: ['options', 'choices'],
  key: ['key', 'answer', 'correct', 'correct answer', 'right answer'],
  tolerance: ['tolerance'],
  explanation: ['explanation', 'solution'],
  difficulty: ['difficulty, 1 to 10', 'difficulty'],
  keywords: ['keywords', 'tags'],
} as const;

/** A column with one option: 'A', 'Option A', 'Option 1'. */
const OPTION = /^(?:option|choice)?\s*([a-h]|[1-8])$/;
/** A line of the column 'Options' of the console's own file. */
const LETTERED = /^[A-H][.)]\s+/;
/** What an export puts before text that a spreadsheet would compute (CN2). */
const APOSTROPHE = /^'(?=[=+\-@\t\r\n])/;

type Row = Readonly<Record<string, string>>;

/** OP10: the questions of a CSV file with a header. @throws UnreadableFile */
export function csvItems(file: string): ReadItem[] {
  const rows = rowsOf(file);
  const optionNames = Object.keys(rows[0] ?? {}).filter((name) => OPTION.test(name));
  const read = rows.map((row) => partsOf(row, optionNames));
  const countsFromZero = read.some(({ key, options }) => options.length > 0 && /^\s*0\s*$/.test(key));
  return read.map((parts) => readItem(parts.text, () => questionOf(parts, countsFromZero)));
}

function rowsOf(file: string): Row[] {
  let rows: Row[];
  try {
    rows = parse(file, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      delimiter: delimiterOf(file),
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    });
  } catch (error) {
    if (error instanceof CsvError)
      throw new UnreadableFile('This is not a CSV file. Please check its quotation marks.');
    throw error;
  }
  if (rows.length > 0 && !COLUMNS.text.some((name) => name in (rows[0] ?? {})))
    throw new UnreadableFile("The first line has to name the columns, one of them 'Question'.");
  return rows;
}

/** The one that the header has most of. */
function delimiterOf(file: string): string {
  const [header = ''] = file.split('\n');
  const countOf = (delimiter: string) => header.split(delimiter).length;
  return [',', ';', '\t'].toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ',';
}

interface Parts {
  readonly text: string;
  readonly type: string;
  readonly options: readonly string[];
  readonly key: string;
  readonly row: Row;
}

const cellOf = (row: Row, column: keyof typeof COLUMNS): string => {
  const name = COLUMNS[column].find((each) => each in row);
  return (name === undefined ? '' : (row[name] ?? '')).replace(APOSTROPHE, '').trim();
};

function partsOf(row: Row, optionNames: readonly string[]): Parts {
  const apart = optionNames.map((name) => (row[name] ?? '').replace(APOSTROPHE, '').trim());
  const together = cellOf(row, 'options')
    .split('\n')
    .map((line) => line.replace(LETTERED, '').trim());
  const options = (optionNames.length > 0 ? apart : together).filter((option) => option !== '');
  return { text: cellOf(row, 'text'), type: cellOf(row, 'type'), options, key: cellOf(row, 'key'), row };
}

function questionOf({ text, type, options, key, row }: Parts, countsFromZero: boolean): ReadQuestion {
  if (key === '') throw new Problem(NO_ANSWER);
  const difficulty = cellOf(row, 'difficulty');
  return {
    ...answered(
      { text, type: type.toLowerCase(), options, key, tolerance: cellOf(row, 'tolerance') },
      countsFromZero,
    ),
    explanation: cellOf(row, 'explanation'),
    difficulty: difficulty === '' ? undefined : Number(difficulty),
    keywords: cellOf(row, 'keywords').replaceAll(';', ','),
  };
}

interface Answered extends Omit<Parts, 'row'> {
  readonly tolerance: string;
}

function answered({ text, type, options, key, tolerance }: Answered, countsFromZero: boolean): ReadQuestion {
  if (key.startsWith('{')) return keyedQuestion({ text, options: [], key: keyIn(key) });
  if (options.length > 0) {
    const right = placesOf(key, options, countsFromZero);
    return choice(text, options, right, type === 'msq' || right.size > 1);
  }
  if (type === 'shorttext' || !/\d/.test(key))
    return { type: 'ShortText', text, keyText: key.replaceAll(';', '\n') };
  const number = numerical(text, key);
  return tolerance === '' ? number : { ...number, tolerance };
}

/** The key of a question without options, in the console's own file. */
function keyIn(text: string): AnswerKey {
  try {
    return answerKeySchema.parse(JSON.parse(text));
  } catch {
    throw new Problem('Its key cannot be read.');
  }
}

/** The right options: 'B', 'A; C', 'AC', '2', or the words of an option. */
function placesOf(key: string, options: readonly string[], countsFromZero: boolean): Set<number> {
  const same = options.indexOf(key);
  if (same >= 0) return new Set([same]);
  const names = /^[A-H]{2,8}$/.test(key) ? [...key] : key.split(/[;,|]/).map((name) => name.trim());
  const places = names.map((name) => {
    if (/^[a-h]$/i.test(name)) return name.toUpperCase().charCodeAt(0) - 65;
    if (/^\d$/.test(name)) return Number(name) - (countsFromZero ? 0 : 1);
    return options.indexOf(name);
  });
  if (places.some((place) => place < 0 || place >= options.length))
    throw new Problem('Its answer names none of its options.');
  return new Set(places);
}
