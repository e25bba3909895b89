import { bodyNames, STATE_NOW, stateText, type ChangeCall } from '@exam/shared-schema/contract';
import { AppError } from '../http/index.ts';
import { sha256 } from '../sha256.ts';
import { capitalised } from './refusals.ts';

interface Change {
  /** The row as it is. */
  readonly before: object;
  readonly body: unknown;
  /** The digest of the state that the form started from, as an entity tag; undefined for who does not say. */
  readonly startedFrom: string | undefined;
}

/**
 * CN3: nobody overwrites what somebody else changed meanwhile without having been told.
 * @throws AppError CONFLICT with what each field is now that differs from what was sent, and the state that it is in.
 */
export function refuseStale(call: ChangeCall, { before, body, startedFrom }: Change): void {
  if (startedFrom === undefined) return;
  const now = sha256(stateText(call, before));
  if (startedFrom === `"${now}"`) return;
  throw new AppError(
    'CONFLICT',
    `${capitalised(call.noun)} was changed by somebody else meanwhile. Nothing was saved. What is different now stands beside its field; send the form again to replace it.`,
    { errors: { ...differences(call, before, body), [STATE_NOW]: now } },
  );
}

type Members = Readonly<Record<string, unknown>>;

function differences(call: ChangeCall, before: object, body: unknown): Readonly<Record<string, string>> {
  const [now, sent] = [before as Members, body as Members];
  const differing = bodyNames(call).filter(
    (name) => sent[name] !== undefined && told(now[name]) !== told(sent[name]),
  );
  return Object.fromEntries(differing.map((name) => [name, sentenceOf(now[name])]));
}

/** What is compared: of something that the row names by more than its id, the id. */
function told(value: unknown): string {
  const { _id = value } = (value ?? {}) as { readonly _id?: unknown };
  return JSON.stringify(Array.isArray(value) ? value.map(told) : (_id ?? null));
}

const LONGEST_SHOWN = 200;

function sentenceOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'This is empty now.';
  const { name = value } = value as { readonly name?: unknown };
  if (typeof name === 'object') return 'This is different now. Close the form to see it.';
  const shown = typeof name === 'boolean' ? (name ? 'on' : 'off') : String(name);
  return `Now: ${shown.length > LONGEST_SHOWN ? `${shown.slice(0, LONGEST_SHOWN)}…` : shown}`;
}
