import { type Answer, type AnswerType, listedAnswer } from '../contract.ts';

/** The ids of options, in their order. */
export const msqAnswers: AnswerType = {
  options: 'many',
  normaliseAnswer,
  pick: (answer, option) => toggled(answer === null ? [] : listedAnswer(answer), option),
};

function toggled(chosen: readonly string[], option: string): readonly string[] {
  return chosen.includes(option) ? chosen.filter((id) => id !== option) : [...chosen, option];
}

/** An unknown option makes the whole answer invalid, because the rest of it is not what the student chose. */
function normaliseAnswer(raw: unknown, optionIds?: readonly string[]): Answer | null {
  if (!Array.isArray(raw) || raw.length === 0) return null;
  const chosen = new Set<string>();
  for (const id of raw as readonly unknown[]) {
    if (typeof id !== 'string' || id.trim() === '') return null;
    chosen.add(id);
  }
  if (optionIds === undefined) return [...chosen].sort();
  const ordered = optionIds.filter((id) => chosen.has(id));
  return ordered.length === chosen.size ? ordered : null;
}
