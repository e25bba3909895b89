import { typedNumber } from '@exam/shared-schema/marking';
import { checked } from './check-draft.ts';
import { shortened } from './shortened.ts';
import type { DraftQuestion, ImportItem } from './format.ts';
import { readTable } from './table.ts';

/** Details of a question that its source lacks and the importer supplies. */
export interface Fact {
  readonly topic: string | null;
  /** 1 to 10. */
  readonly difficulty: number | null;
  readonly explanation: string | null;
}

export type ReadFacts = { readonly facts: ReadonlyMap<string, Fact> } | { readonly problem: string };

/**
 * IM6: a table with a row per question, identified by its key in the source, and columns with its details; an empty cell
 * supplies nothing.
 */
export function readFacts(text: string): ReadFacts {
  const read = readTable(text, { key: 'key', others: ['topic', 'difficulty', 'explanation'] });
  if ('problem' in read) return read;
  const facts = new Map<string, Fact>();
  for (const { textOf, placeOf } of read.rows) {
    const [key, difficulty] = [textOf('key'), textOf('difficulty')];
    const level = difficulty === '' ? null : Number(typedNumber(difficulty) ?? Number.NaN);
    if (level !== null && !(Number.isInteger(level) && level >= 1 && level <= 10))
      return {
        problem: `gives '${shortened(key)}' a difficulty that is not 1 to 10: '${shortened(difficulty)}' in ${placeOf('difficulty')}.`,
      };
    facts.set(key, {
      topic: textOf('topic') || null,
      difficulty: level,
      explanation: textOf('explanation') || null,
    });
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
