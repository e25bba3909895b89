/** The events of a hand-in as they stand in the call's text, one after the other. */
export interface EventTexts {
  readonly each: readonly string[];
  /** The JSON of the list that they make. */
  readonly list: string;
}

const LIST = '"events":[';
/** The canonical text of an event begins with its answer or with when it happened. */
const BETWEEN = '},{"a';
const END = '}]';

/**
 * Where the one log in a call of sync bears its events in canonical form, as the app sends them (SY12), their texts
 * need not be written again to be hashed. The text is cut where one event can end and the next begin; whether it was
 * cut rightly is proven by the head that the pieces hash to, and by nothing here.
 * @returns null where it is not certain that these are the events that JSON.parse reads.
 */
export function eventTexts(body: string): EventTexts | null {
  const start = body.indexOf(LIST);
  // Of a member that is there twice, or spelled with escapes, it is another one that is read.
  if (start < 0 || body.includes(LIST, start + 1) || body.includes('\\u')) return null;
  const each: string[] = [];
  const first = start + LIST.length;
  let from = first;
  for (let to = body.indexOf(BETWEEN, from); to >= 0; to = body.indexOf(BETWEEN, from)) {
    each.push(body.slice(from, to + 1));
    from = to + 2;
  }
  const end = body.indexOf(END, from);
  if (end < 0) return null;
  each.push(body.slice(from, end + 1));
  return { each, list: body.slice(first - 1, end + END.length) };
}
