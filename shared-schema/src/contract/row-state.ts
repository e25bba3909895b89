import type * as z from 'zod/mini';
import { canonicalJson } from '../attempt/canonical-json.ts';
import type { Call } from './call.ts';

/** CN3: the name in a refusal's `errors` for the current state of the row; no form has a field of this name. */
export const STATE_NOW = 'stateNow';

type Members = Readonly<Record<string, unknown>>;

/** SHA-256 of a text, lower-case hex. */
type Digest = (text: string) => string;

/** Hex digits of a member's digest: enough to tell two values apart that people write. */
const DIGITS = 16;

/**
 * CN3: the state of everything that a call could change in a row, as the content of an entity tag: a digest of each
 * member, so that the server knows which ones have changed. The rest of the row (counts, times) may differ.
 * @param row a row of the call's list.
 */
export function stateTag(call: Call, row: object, digest: Digest): string {
  return bodyNames(call)
    .map((name) => `${name}=${digestOf(row as Members, name, digest)}`)
    .join(' ');
}

/** @returns the members whose value is not the one in the tag; all of them for a tag that cannot be read. */
export function membersChanged(call: Call, row: object, tag: string, digest: Digest): string[] {
  const known = new Set(tag.split(' '));
  return bodyNames(call).filter((name) => !known.has(`${name}=${digestOf(row as Members, name, digest)}`));
}

const digestOf = (row: Members, name: string, digest: Digest) =>
  digest(canonicalJson(row[name] ?? null)).slice(0, DIGITS);

/** The names of the body's members; none for a call without a body. */
export function bodyNames({ body }: Call): string[] {
  return body === undefined ? [] : Object.keys((body as z.ZodMiniObject).shape);
}
