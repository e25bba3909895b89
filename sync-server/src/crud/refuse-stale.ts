import { membersChanged, STATE_NOW, stateTag, type ChangeCall } from '@exam/shared-schema/contract';
import { AppError } from '../http/index.ts';
import { sha256 } from '../sha256.ts';
import { capitalised } from './refusals.ts';

interface Change {
  /** The current row. */
  readonly before: object;
  readonly body: unknown;
  /** The state that the form started from, as an entity tag; undefined if the caller does not send one. */
  readonly startedFrom: string | undefined;
}

/**
 * CN3: prevents an administrator from overwriting a change made since the form was opened without seeing it. A change
 * that the form would not overwrite is none of its business.
 * @throws AppError CONFLICT with the current value of each field that was changed and differs from the form, and the
 * current state; VALIDATION if the call requires a state and the caller sends none.
 */
export function refuseStale(call: ChangeCall, { before, body, startedFrom }: Change): void {
  if (startedFrom === undefined) {
    if (call.requiresState) throw new AppError('VALIDATION', NO_STATE);
    return;
  }
  const changed = membersChanged(call, before, startedFrom.replace(/^"|"$/g, ''), sha256);
  const errors = differences(changed, before, body);
  if (Object.keys(errors).length === 0) return;
  throw new AppError(
    'CONFLICT',
    `${capitalised(call.noun)} was changed by somebody else meanwhile. Nothing was saved. What is different now stands beside its field; send the form again to replace it.`,
    { errors: { ...errors, [STATE_NOW]: stateTag(call, before, sha256) } },
  );
}

const NO_STATE = 'This edit has to name the state that it is based on, in If-Match.';

type Members = Readonly<Record<string, unknown>>;

function differences(
  changed: readonly string[],
  before: object,
  body: unknown,
): Readonly<Record<string, string>> {
  const [now, sent] = [before as Members, body as Members];
  const differing = changed.filter(
    (name) => sent[name] !== undefined && comparable(now[name]) !== comparable(sent[name]),
  );
  return Object.fromEntries(differing.map((name) => [name, sentenceOf(now[name])]));
}

/** The text that is compared; for a reference with further fields, its id only. An empty text is no value. */
function comparable(value: unknown): string {
  if (value === '') return 'null';
  const { _id = value } = (value ?? {}) as { readonly _id?: unknown };
  return JSON.stringify(Array.isArray(value) ? value.map(comparable) : (_id ?? null));
}

const LONGEST_SHOWN = 200;

function sentenceOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'This is empty now.';
  const { name = value } = value as { readonly name?: unknown };
  if (typeof name === 'object') return 'This is different now. Close the form to see it.';
  const shown = typeof name === 'boolean' ? (name ? 'on' : 'off') : String(name);
  return `Now: ${shown.length > LONGEST_SHOWN ? `${shown.slice(0, LONGEST_SHOWN)}…` : shown}`;
}
