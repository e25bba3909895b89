import type * as z from 'zod/mini';
import { canonicalJson } from '../attempt/canonical-json.ts';
import type { Call } from './call.ts';

/** CN3: under which name a refusal says what state a row is in now; no form has a field of this name. */
export const STATE_NOW = 'stateNow';

type Members = Readonly<Record<string, unknown>>;

/**
 * CN3: all that a call could change of a row, as one text: two administrators who see the same text start from the same
 * state. The rest of the row (counts, times) may differ.
 * @param row as the call's list told it.
 */
export function stateText(call: Call, row: object): string {
  const members = row as Members;
  return canonicalJson(Object.fromEntries(bodyNames(call).map((name) => [name, members[name] ?? null])));
}

/** The names of the body's members; none for a call without a body. */
export function bodyNames({ body }: Call): string[] {
  return body === undefined ? [] : Object.keys((body as z.ZodMiniObject).shape);
}
