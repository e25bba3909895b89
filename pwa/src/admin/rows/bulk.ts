import type { FormPlan, Outcome } from '../form/plan.ts';
import type { Values } from '../form/values.ts';
import type { Keyed, RowAction } from './action.ts';

/** What became of each row. */
export interface BulkOutcome {
  readonly done: readonly Keyed[];
  readonly refused: readonly { readonly row: Keyed; readonly why: string }[];
}

/**
 * CN1: one form for several rows. What is typed goes to each of them by a call of its own, one after the other, so that
 * one refusal stops nothing. The form fails only if every row was refused.
 * @param rows at least one; the action is offered for each.
 * @param onEnd is told what became of them if any was done.
 */
export function bulkForm(
  { formOf }: Pick<RowAction, 'formOf'>,
  rows: readonly Keyed[],
  nameOf: (row: Keyed) => string,
  onEnd: (outcome: BulkOutcome) => void,
): FormPlan {
  const [first] = rows;
  if (first === undefined) throw new Error('An action for several rows needs one at least');
  const plan = formOf(first);
  return {
    ...plan,
    send: async (values) => {
      const outcomes: { row: Keyed; outcome: Outcome }[] = [];
      for (const row of rows) {
        const own = formOf(row);
        outcomes.push({ row, outcome: await own.send({ ...own.initial, ...typedIn(plan, values) }) });
      }
      const done = outcomes.filter(({ outcome }) => outcome.ok).map(({ row }) => row);
      const refused = outcomes.flatMap(({ row, outcome }) =>
        outcome.ok ? [] : [{ row, why: outcome.message }],
      );
      const message = told({ done, refused }, nameOf);
      if (done.length === 0) return { ok: false, message, errors: refusedFieldsOf(outcomes) };
      onEnd({ done, refused });
      return { ok: true, message };
    },
  };
}

/** What the fields hold, without what the form has of its first row beside them. */
const typedIn = ({ fields }: FormPlan, values: Values): Values =>
  Object.fromEntries(fields.map(({ name }) => [name, values[name]]));

const refusedFieldsOf = ([first]: readonly { outcome: Outcome }[]) =>
  first === undefined || first.outcome.ok ? {} : first.outcome.errors;

/** Names in a sentence. */
const MOST_NAMES = 5;

/** '3 done, 2 refused. Mock 1, Mock 2: This test is not ready yet.' */
function told({ done, refused }: BulkOutcome, nameOf: (row: Keyed) => string): string {
  const head =
    refused.length === 0 ? `${done.length} done.` : `${done.length} done, ${refused.length} refused.`;
  const reasons = new Map<string, string[]>();
  for (const { row, why } of refused) reasons.set(why, [...(reasons.get(why) ?? []), nameOf(row)]);
  const sentences = [...reasons].map(([why, names]) => `${namesOf(names)}: ${why}`);
  return [head, ...sentences].join(' ');
}

/** 'Mock 1, Mock 2 and 3 more' */
export function namesOf(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).join(', ');
  return names.length > MOST_NAMES ? `${shown} and ${names.length - MOST_NAMES} more` : shown;
}
