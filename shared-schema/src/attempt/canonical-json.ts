/**
 * Canonical JSON: one text for one value, whatever order its keys were written in.
 * Follows RFC 8785 (JSON Canonicalization Scheme): object keys sorted by UTF-16 code units, no white space,
 * numbers and strings as ECMAScript's JSON.stringify writes them.
 *
 * Both sides hash this text, never stored JSON: databases may reorder keys.
 * @throws TypeError on what JSON cannot carry (NaN, Infinity, undefined in an array, functions, bigint).
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return canonicalNumber(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object') return canonicalObject(value as Record<string, unknown>);
  throw new TypeError(`Canonical JSON cannot hold a ${typeof value}`);
}

function canonicalNumber(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError('Canonical JSON cannot hold NaN or Infinity');
  return JSON.stringify(value);
}

function canonicalObject(value: Record<string, unknown>): string {
  const members: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const member = value[key];
    if (member !== undefined) members.push(`${JSON.stringify(key)}:${canonicalJson(member)}`);
  }
  return `{${members.join(',')}}`;
}
