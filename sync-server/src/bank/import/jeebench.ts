import * as z from 'zod/mini';
import { parseDecimal, typedNumber } from '@exam/shared-schema/marking';
import { LONGEST_TEXT } from '@exam/shared-schema/paper-package';
import type { AnswerKey, QuestionTypeName } from '@exam/shared-schema/question-types';
import type {
  DraftOption,
  DraftQuestion,
  DraftSource,
  ImportFormat,
  ImportItem,
  ImportReport,
} from './format.ts';
import { shortened } from './shortened.ts';
import { lettersAsOptions, splitOptions } from './split-options.ts';

/**
 * JEEBench: a JSON array of problems of JEE (Advanced), with the options inside the question's text. It has no marks,
 * explanations or topics, and none are made up here.
 */
export const jeebench: ImportFormat = { name: 'jeebench', parse };

const SOURCE_NAME = 'JEEBench';
/** A 'Numeric' answer has two decimals, truncated or rounded. */
const NUMERIC_TOLERANCE = '0.01';
/** Characters; the description becomes part of a paper's title. */
const LONGEST_DESCRIPTION = 100;
const LONGEST_ANSWER = 100;

const recordSchema = z.object(
  {
    description: z
      .string('has no description')
      .check(
        z.minLength(1, 'has an empty description'),
        z.maxLength(LONGEST_DESCRIPTION, `has a description of more than ${LONGEST_DESCRIPTION} characters`),
      ),
    index: z.int('has no whole number as its index'),
    subject: z.enum(['phy', 'chem', 'math'], 'has a subject other than phy, chem and math'),
    type: z.enum(
      ['MCQ', 'MCQ(multiple)', 'Integer', 'Numeric'],
      'has a type other than MCQ, MCQ(multiple), Integer and Numeric',
    ),
    question: z
      .string('has no question')
      .check(
        z.regex(/\S/, 'has an empty question'),
        z.maxLength(LONGEST_TEXT, `has a question of more than ${LONGEST_TEXT} characters`),
      ),
    gold: z.string('has no answer').check(z.maxLength(LONGEST_ANSWER, 'has an answer that is too long')),
  },
  'is no question',
);

type SourceRecord = z.infer<typeof recordSchema>;

const SUBJECTS = { phy: 'Physics', chem: 'Chemistry', math: 'Mathematics' } as const;
const TYPES: Readonly<Record<SourceRecord['type'], QuestionTypeName>> = {
  MCQ: 'MCQ',
  'MCQ(multiple)': 'MSQ',
  Integer: 'Numerical',
  Numeric: 'Numerical',
};

function parse(text: string, fileName: string): ImportReport {
  const records = readArray(text);
  if (typeof records === 'string') return { problem: `${fileName} ${records}`, items: [] };
  const seen = new Map<string, number>();
  const items = records.map((raw, place) => withoutRepeats(readItem(raw, place + 1), seen));
  return { problem: null, items };
}

/** The array, or a sentence fragment with the reason why it cannot be read. */
function readArray(text: string): readonly unknown[] | string {
  try {
    // Spreadsheets and some editors put a byte order mark before the text, which JSON does not allow.
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return Array.isArray(value) ? value : 'is JSON, but not a list of questions.';
  } catch (error) {
    return `is not JSON: ${error instanceof Error ? error.message : String(error)}.`;
  }
}

function readItem(raw: unknown, position: number): ImportItem {
  const parsed = recordSchema.safeParse(raw);
  if (!parsed.success) {
    const reason = `It ${[...new Set(parsed.error.issues.map((issue) => issue.message))].join(', ')}.`;
    return refused(raw, position, reason);
  }
  const record = parsed.data;
  const read = TYPES[record.type] === 'Numerical' ? readNumerical(record) : readChoice(record);
  if (typeof read === 'string') return refused(raw, position, read);
  const { notes, ...rest } = read;
  const unknown = { explanation: null, topic: null, difficulty: null };
  const question: DraftQuestion = { ...rest, ...unknown, source: sourceOf(record) };
  return { kind: 'question', position, name: nameOf(raw, position), question, notes };
}

function refused(raw: unknown, position: number, reason: string): ImportItem {
  const { description } = (raw ?? {}) as { description?: unknown };
  const source = typeof description === 'string' ? sourceOf({ description, index: 0, subject: 'phy' }) : null;
  return { kind: 'refused', position, name: nameOf(raw, position), reason, source, isRepeat: false };
}

function nameOf(raw: unknown, position: number): string {
  const { description, index } = (raw ?? {}) as { description?: unknown; index?: unknown };
  if (typeof description !== 'string') return `item ${position}`;
  return `${shortened(description)}, question ${shortened(String(index))}`;
}

type ReadQuestion = Pick<DraftQuestion, 'type' | 'text' | 'options' | 'key'> & {
  readonly notes: readonly string[];
};

function readNumerical(record: SourceRecord): ReadQuestion | string {
  const gold = typedNumber(record.gold) ?? '';
  const value = parseDecimal(gold);
  if (value === null) return `Its answer '${shortened(record.gold)}' is not a number.`;
  const isWhole = value.units % 10n ** BigInt(value.scale) === 0n;
  if (record.type === 'Integer' && !isWhole)
    return `Its answer '${shortened(record.gold)}' is not a whole number.`;
  const tolerance = record.type === 'Numeric' ? { tolerance: toleranceOf(value) } : {};
  const key: AnswerKey = { type: 'Numerical', values: [gold], ...tolerance };
  return { type: 'Numerical', text: record.question.trim(), options: [], key, notes: [] };
}

/** IM7: at most a tenth of the answer; otherwise 0 would be accepted for 0.01. */
function toleranceOf({ units, scale }: { readonly units: bigint; readonly scale: number }): string {
  const size = units < 0n ? -units : units;
  const isSmall = size !== 0n && size * 10n < 10n ** BigInt(scale);
  return isSmall ? `0.${String(size).padStart(scale + 1, '0')}` : NUMERIC_TOLERANCE;
}

function readChoice(record: SourceRecord): ReadQuestion | string {
  const split = splitOptions(record.question);
  const options = split?.options ?? lettersAsOptions();
  const type = TYPES[record.type] === 'MCQ' ? 'MCQ' : 'MSQ';
  const correct = readLetters(record.gold, options);
  if (correct === null)
    return `Its answer '${shortened(record.gold)}' does not name options from A to ${options.at(-1)?.label}.`;
  if (type === 'MCQ' && correct.length !== 1)
    return `It has one right option by its type, and its answer names ${correct.length}.`;
  const notes = split === null ? [NOT_SPLIT] : split.note === null ? [] : [split.note];
  return { type, text: split?.stem ?? record.question.trim(), options, key: { type, correct }, notes };
}

const NOT_SPLIT =
  'Its options cannot be told apart with certainty: the text stays whole, and the letters A to D are offered as options.';

/** 'ABD' as labels; null unless they are distinct letters of the question's options. */
function readLetters(gold: string, options: readonly DraftOption[]): string[] | null {
  const letters = [...gold.trim()];
  const isKey =
    letters.length > 0 && letters.every((letter) => options.some((option) => option.label === letter));
  return isKey && new Set(letters).size === letters.length ? letters : null;
}

function sourceOf({
  description,
  index,
  subject,
}: Pick<SourceRecord, 'description' | 'index' | 'subject'>): DraftSource {
  const [, year = null, paper = null] = /\b(\d{4})\b\s*(.*)$/.exec(description) ?? [];
  return {
    name: SOURCE_NAME,
    key: `${description} #${index}`,
    paper: paper?.trim() || null,
    year,
    index,
    subject: SUBJECTS[subject],
  };
}

/** Refuses a second question with the same number: the bank would take it for the first one and drop it silently. */
function withoutRepeats(item: ImportItem, seen: Map<string, number>): ImportItem {
  if (item.kind === 'refused') return item;
  const { key } = item.question.source;
  const first = seen.get(key);
  if (first === undefined) {
    seen.set(key, item.position);
    return item;
  }
  const reason = `It has the paper and the number of item ${first}.`;
  return { ...item, kind: 'refused', reason, source: null, isRepeat: true };
}
