import { canonicalJson, quoted } from './canonical-json.ts';
import { handInEventSchema, MAX_EVENTS, type HandInEvent, type UnhashedEvent } from './events.ts';
import { usualEvent } from './usual-event.ts';

/** Between the events of a log's text. */
export const LINE_SEPARATOR = ',';

/** Maximum nesting of an event's own members; no event of any version needs as much. */
const DEEPEST = 8;

/** The members that every event has. `seq` is the event's place in the text, and the hash follows from the text. */
const STAMP = ['type', 'at', 'mono', 'seq', 'hash'] as const;

/**
 * One event in the text of a log: the JSON of `[type, at, mono, members]`, without `members` if there are none. Members
 * are in canonical order (RFC 8785), so an event has one text, however it was stored in between.
 */
export function eventLine(event: UnhashedEvent): string {
  const members: Record<string, unknown> = { ...event };
  for (const name of STAMP) delete members[name];
  const { type, at, mono } = event;
  const stamp = `[${quoted(type)},${canonicalJson(at)},${canonicalJson(mono)}`;
  const own = canonicalJson(members);
  return own === '{}' ? `${stamp}]` : `${stamp},${own}]`;
}

/** AT2: the text of a log that is hashed, sent and stored: the lines of its events in order. */
export function logText(events: readonly UnhashedEvent[]): string {
  return events.map(eventLine).join(LINE_SEPARATOR);
}

export type LogReading =
  | { readonly ok: true; readonly events: readonly HandInEvent[] }
  | { readonly ok: false; readonly reason: string };

/**
 * Reads the events of a log's text. All code reads this text with JSON.parse, so the text that was hashed is the one
 * that is marked, stored and shown.
 * @param from seq of its first event.
 */
export function readLog(text: string, from = 0): LogReading {
  const lines = parse(text);
  if (lines === null) return { ok: false, reason: 'The log is not a list of events.' };
  if (from + lines.length > MAX_EVENTS) return { ok: false, reason: 'The log has too many events.' };
  const events: HandInEvent[] = [];
  for (const [place, line] of lines.entries()) {
    const event = readLine(line, from + place);
    if (event === null) return { ok: false, reason: `Event ${from + place} of the log is malformed.` };
    events.push(event);
  }
  return { ok: true, events };
}

/** A lone surrogate cannot be encoded as UTF-8: two texts that differ in one would have the same hash. */
const LONE_SURROGATE = /\p{Cs}/u;

function parse(text: string): readonly unknown[] | null {
  if (LONE_SURROGATE.test(text) || isCrowded(text)) return null;
  try {
    // The text cannot close the list early: JSON.parse refuses anything after the end of the list.
    return JSON.parse(`[${text}]`) as unknown[];
  } catch {
    return null;
  }
}

/** Characters; shorter texts cannot hold too many brackets and are not checked. */
const CROWDED_FROM = 100_000;
/** Brackets and braces of the longest log: an event has two, and an answer may be a list. */
const MOST_OPENINGS = 3 * MAX_EVENTS;

/**
 * Whether the text has more brackets than any log: JSON.parse would make a list of each. Quoted ones are counted too.
 */
function isCrowded(text: string): boolean {
  if (text.length < CROWDED_FROM) return false;
  let openings = 0;
  for (let place = 0; place < text.length; place += 1) {
    const character = text[place];
    if (character === '[' || character === '{') openings += 1;
  }
  return openings > MOST_OPENINGS;
}

const NO_MEMBERS = {};

function readLine(line: unknown, seq: number): HandInEvent | null {
  if (!Array.isArray(line) || line.length < 3 || line.length > 4) return null;
  const [type, at, mono, members = NO_MEMBERS] = line as unknown[];
  if (!isObject(members)) return null;
  return (
    usualEvent({ type, at, mono, members }, seq) ?? unusualEvent({ ...members, type, at, mono, seq }, members)
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unusualEvent(event: object, members: Record<string, unknown>): HandInEvent | null {
  // A member with the name of a stamp's member would occur twice in the event, and readers could differ on which counts.
  if (STAMP.some((name) => Object.hasOwn(members, name))) return null;
  if (!isWithin(members, DEEPEST) || !handInEventSchema.safeParse(event).success) return null;
  return event as HandInEvent;
}

/** Whether values are nested at most so deep; code that walks an event is recursive. */
function isWithin(value: unknown, depth: number): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((member) => isWithin(member, depth - 1));
}

/** The text of the first `count` events of a log; the whole text if it has fewer. */
export function textOfFirst(text: string, count: number): string {
  let depth = 0;
  let isQuoted = false;
  let found = 0;
  for (let place = 0; place < text.length; place += 1) {
    const character = text[place];
    if (isQuoted && character === '\\') place += 1;
    else if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    else if (character === LINE_SEPARATOR && depth === 0) {
      found += 1;
      if (found === count) return text.slice(0, place);
    }
  }
  return count === 0 ? '' : text;
}
