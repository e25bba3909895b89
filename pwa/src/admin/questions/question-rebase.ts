import type { FieldErrors } from '../form/errors.ts';
import type { FieldValue, Values } from '../form/values.ts';
import { optionsText } from './question-changes.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The result of merging another administrator's changes into a form. */
interface Rebased {
  /** The fields that this administrator left alone and the other one changed, as they are now. */
  readonly theirs: Values;
  /** The fields that both changed to different values: the current value as a sentence. */
  readonly conflicts: FieldErrors;
}

/**
 * BK20: what another administrator's changes mean for a form.
 * @param names the fields that both may change. @param before the values when the form was opened.
 * @param now the current values. @param mine the values of the form.
 */
export function rebased(names: readonly string[], before: Values, now: Values, mine: Values): Rebased {
  const changed = names.filter((name) => !isSame(now[name], before[name]));
  const isMine = (name: string) => !isSame(mine[name], before[name]);
  const both = changed.filter((name) => isMine(name) && !isSame(mine[name], now[name]));
  return {
    theirs: Object.fromEntries(changed.filter((name) => !isMine(name)).map((name) => [name, now[name]])),
    conflicts: Object.fromEntries(both.map((name) => [name, sentenceOf(now[name])])),
  };
}

/** Characters; the whole change is in the history above the form. */
const LONGEST_SHOWN = 200;

function sentenceOf(value: FieldValue): string {
  const text = Array.isArray(value)
    ? optionsText(value as readonly { readonly text: string }[])
    : valueText(value);
  if (text === '') return 'This is empty now.';
  return `Now: ${text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text}`;
}

const valueText = (value: FieldValue) =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value ?? '');
