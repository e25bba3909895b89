import { type Answer, type AnswerType, isList } from '../contract.ts';
import { MAX_OPTIONS } from '../key-parts.ts';

/** For each row that was matched the ids of its items, with spaces between them. */
export const matrixMatchAnswers: AnswerType = {
  options: 'many',
  partial: 'per-row',
  normaliseAnswer,
};

export const rowsOf = (answer: Answer): readonly (readonly [string, string])[] =>
  typeof answer === 'string' || isList(answer) ? [] : Object.entries(answer);

export const itemsOf = (items: string): readonly string[] => items.split(' ').filter((id) => id !== '');

/** Rows are sorted, and the items of a row have the order of the question. One unknown id makes the answer invalid. */
function normaliseAnswer(raw: unknown, optionIds?: readonly string[]): Answer | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  const rows: [string, string][] = [];
  for (const [row, items] of Object.entries(raw)) {
    if (typeof items !== 'string') return null;
    const chosen = [...new Set(itemsOf(items))];
    if (chosen.length === 0) continue;
    if (row.trim() === '' || optionIds?.includes(row) === false) return null;
    if (optionIds !== undefined && !chosen.every((id) => optionIds.includes(id))) return null;
    rows.push([row, (optionIds?.filter((id) => chosen.includes(id)) ?? chosen.toSorted()).join(' ')]);
  }
  if (rows.length === 0 || rows.length > MAX_OPTIONS) return null;
  return Object.fromEntries(rows.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
