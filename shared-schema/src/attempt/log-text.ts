import { canonicalJson, quoted } from './canonical-json.ts';
import { handInEventSchema, MAX_EVENTS, type HandInEvent, type UnhashedEvent } from './events.ts';
import { usualEvent } from './usual-event.ts';

/** Between the events of a log's text. */
export const LINE_SEPARATOR = ',';

/** Values within values of an event's own members; no event of any version needs as many. */
const DEEPEST = 8;

/** What every event has beside its own members: `seq` is its place in the text, the hash follows from the text. */
const STAMP = ['type', 'at', 'mono', 'seq', 'hash'] as const;

/**
 * One event as it stands in a log's text: the JSON of `[type, at, mono, members]`, without the members where it has
 * none. Members are in canonical order (RFC 8785), so an event has one text, however it was stored meanwhile.
 */
export function eventLine(event: UnhashedEvent): string {
  const members: Record<string, unknown> = { ...event };
  for (const name of STAMP) delete members[name];
  const { type, at, mono } = event;
  const stamp = `[${quoted(type)},${canonicalJson(at)},${canonicalJson(mono)}`;
  const own = canonicalJson(members);
  return own === '{}' ? `${stamp}]` : `${stamp},${own}]`;
}

/** AT2: a log as it is hashed, sent and stored: the lines of its events in their order. */
export function logText(events: readonly UnhashedEvent[]): string {
  return events.map(eventLine).join(LINE_SEPARATOR);
}

export type LogReading =
  | { readonly ok: true; readonly events: readonly HandInEvent[] }
  | { readonly ok: false; readonly reason: string };

/**
 * The events that a log's text says. There is one reader of this text, JSON.parse, whoever asks: the text that was
 * hashed is the one that is marked, stored and shown.
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

/** A lone surrogate has no UTF-8: two texts that differ in one would have the same hash and be stored as a third. */
const LONE_SURROGATE = /\p{Cs}/u;

function parse(text: string): readonly unknown[] | null {
  if (LONE_SURROGATE.test(text) || isCrowded(text)) return null;
  try {
    // Whatever the text holds, it cannot end the list early: JSON.parse refuses what comes after it.
    return JSON.parse(`[${text}]`) as unknown[];
  } catch {
    return null;
  }
}

/** A shorter text cannot hold enough to be worth a look, characters. */
const LOOKED_OVER_FROM = 100_000;
/** Brackets and braces of the longest log: an event has two, and an answer may be a list. */
const MOST_OPENINGS = 3 * MAX_EVENTS;

/** JSON.parse makes of a megabyte of brackets as many lists as it can hold. Those within quotes are counted too. */
function isCrowded(text: string): boolean {
  if (text.length < LOOKED_OVER_FROM) return false;
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
  // A member that is named like a part of the stamp would be said twice, and one reader could take it for the other.
  if (STAMP.some((name) => Object.hasOwn(members, name))) return null;
  if (!isWithin(members, DEEPEST) || !handInEventSchema.safeParse(event).success) return null;
  return event as HandInEvent;
}

/** Whether values lie in each other at most so deep; all that walks an event does so by calling itself. */
function isWithin(value: unknown, depth: number): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((member) => isWithin(member, depth - 1));
}

/** The beginning of a log's text with so many events; the whole text where it has fewer. */
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
