import type * as z from 'zod/mini';
import { canonicalJson } from '../attempt/canonical-json.ts';
import type { Call } from './call.ts';

/** CN3: the name in a refusal's `errors` for the current state of the row; no form has a field of this name. */
export const STATE_NOW = 'stateNow';

type Members = Readonly<Record<string, unknown>>;

/**
 * CN3: everything that a call could change in a row, as one text: equal texts mean equal states. The rest of the row
 * (counts, times) may differ.
 * @param row a row of the call's list.
 */
export function stateText(call: Call, row: object): string {
  const members = row as Members;
  return canonicalJson(Object.fromEntries(bodyNames(call).map((name) => [name, members[name] ?? null])));
}

/** The names of the body's members; none for a call without a body. */
export function bodyNames({ body }: Call): string[] {
  return body === undefined ? [] : Object.keys((body as z.ZodMiniObject).shape);
}
