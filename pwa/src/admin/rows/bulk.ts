import type { FormPlan, Outcome } from '../form/plan.ts';
import type { Values } from '../form/values.ts';
import type { Keyed, RowAction } from './action.ts';

/** The result for each row. */
export interface BulkOutcome {
  readonly done: readonly Keyed[];
  readonly refused: readonly { readonly row: Keyed; readonly why: string }[];
}

/**
 * CN1: one form for several rows. The values are sent for each row in a call of its own, one after the other, so that
 * one rejected row does not stop the rest. The form fails only if every row was rejected.
 * @param rows at least one; the action is offered for each.
 * @param onEnd receives the result if at least one row was done.
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
      const message = summaryOf({ done, refused }, nameOf);
      if (done.length === 0) return { ok: false, message, errors: refusedFieldsOf(outcomes) };
      onEnd({ done, refused });
      return { ok: true, message };
    },
  };
}

/** The values that the user entered, without the values that the form took from its first row. */
const typedIn = ({ fields }: FormPlan, values: Values): Values =>
  Object.fromEntries(fields.map(({ name }) => [name, values[name]]));

const refusedFieldsOf = ([first]: readonly { outcome: Outcome }[]) =>
  first === undefined || first.outcome.ok ? {} : first.outcome.errors;

/** The most names that a message lists. */
const MOST_NAMES = 5;

/** '3 done, 2 refused. Mock 1, Mock 2: This test is not ready yet.' */
function summaryOf({ done, refused }: BulkOutcome, nameOf: (row: Keyed) => string): string {
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
