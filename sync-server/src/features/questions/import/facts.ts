import { parse } from 'csv-parse/sync';
import { checked } from './check-draft.ts';
import { shortened } from './shortened.ts';
import type { DraftQuestion, ImportItem } from './format.ts';

/** Details of a question that its source lacks and the importer supplies. */
export interface Fact {
  readonly topic: string | null;
  /** 1 to 10. */
  readonly difficulty: number | null;
  readonly explanation: string | null;
}

const COLUMNS = ['key', 'topic', 'difficulty', 'explanation'];

export type ReadFacts = { readonly facts: ReadonlyMap<string, Fact> } | { readonly problem: string };

/**
 * IM6: a CSV table with a row per question, identified by its key in the source, and the columns of COLUMNS; an empty cell
 * supplies nothing.
 */
export function readFacts(text: string): ReadFacts {
  let rows: Record<string, string>[];
  try {
    rows = parse(text, { columns: true, bom: true, skip_empty_lines: true, trim: true });
  } catch (error) {
    return { problem: `is no table: ${shortened(error instanceof Error ? error.message : String(error))}` };
  }
  const unknown = Object.keys(rows[0] ?? { key: '' }).filter((name) => !COLUMNS.includes(name));
  if (unknown.length > 0 || rows.some((row) => !row['key']))
    return { problem: `has to have the column key, and may have ${COLUMNS.slice(1).join(', ')}.` };
  const facts = new Map<string, Fact>();
  for (const row of rows) {
    const { key = '', topic, difficulty, explanation } = row;
    const level = difficulty ? Number(difficulty) : null;
    if (level !== null && !(Number.isInteger(level) && level >= 1 && level <= 10))
      return { problem: `gives '${shortened(key)}' a difficulty that is not 1 to 10.` };
    facts.set(key, { topic: topic || null, difficulty: level, explanation: explanation || null });
  }
  return { facts };
}

/** @returns the items completed with the table's details, and the keys in the table that match no question. */
export function withFacts(
  items: readonly ImportItem[],
  facts: ReadonlyMap<string, Fact>,
): { readonly items: readonly ImportItem[]; readonly unknownKeys: readonly string[] } {
  const questions = items.flatMap((item) => (item.kind === 'question' ? [item.question] : []));
  const keys = new Set(questions.map(({ source }) => source.key));
  return {
    items: items.map((item) =>
      item.kind === 'question' ? checked({ ...item, question: withFact(item.question, facts) }) : item,
    ),
    unknownKeys: [...facts.keys()].filter((key) => !keys.has(key)),
  };
}

function withFact(question: DraftQuestion, facts: ReadonlyMap<string, Fact>): DraftQuestion {
  const fact = facts.get(question.source.key);
  if (fact === undefined) return question;
  return {
    ...question,
    topic: fact.topic ?? question.topic,
    difficulty: fact.difficulty ?? question.difficulty,
    explanation: fact.explanation ?? question.explanation,
  };
}
