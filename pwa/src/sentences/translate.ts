import { say, type Sentences } from './catalogue.ts';
import type { Messages } from './en/messages.ts';

/**
 * Placeholders of a message: `{1}` for a variable text, `{#1}` for a number in digits. In a translation `{1}` inserts
 * either.
 */
const GAP = /\{(#?)(\d)\}/g;
const ESCAPED_GAP = /\\\{(#?)\d\\\}/g;
const NUMBER = '([\\d.,]+)';
const ANYTHING = '(.+)';
const SPECIAL = /[.*+?^${}()|[\]\\]/g;

interface Pattern {
  readonly test: RegExp;
  readonly gaps: readonly string[];
  readonly to: string;
}

/** The tables of single screens are loaded with these screens. */
const KINDS = [
  'messages',
  'accountMessages',
  'assistantMessages',
  'attemptMessages',
  'batchMessages',
  'generationMessages',
  'moreMessages',
  'paymentMessages',
  'planMessages',
  'profileMessages',
] as const satisfies readonly (keyof Sentences)[];

const compiled = new WeakMap<Messages, readonly Pattern[]>();

/**
 * LA3: translates a message of the server, the contract or offline/ into the current language. Messages are English
 * at their source, because they are part of an interface; each language has a table with their translations. An
 * unknown message (an administrator's text, a newer server) is shown as received.
 */
export function translate(message: string): string {
  const there: Partial<Sentences> = say;
  const tables = KINDS.map((kind) => there[kind]).filter((table) => table !== undefined);
  const known = tables.find((table) => Object.hasOwn(table, message))?.[message];
  if (known !== undefined) return known;
  for (const table of tables) {
    const translated = byPattern(table, message);
    if (translated !== undefined) return translated;
  }
  return message;
}

function byPattern(messages: Messages, message: string): string | undefined {
  let patterns = compiled.get(messages);
  if (patterns === undefined) compiled.set(messages, (patterns = patternsOf(messages)));
  for (const { test, gaps, to } of patterns) {
    const found = test.exec(message);
    if (found !== null)
      return to.replace(GAP, (_, _number: string, gap: string) =>
        translate(found[gaps.indexOf(gap) + 1] ?? ''),
      );
  }
  return undefined;
}

function patternsOf(messages: Messages): Pattern[] {
  return Object.entries(messages).flatMap(([from, to]) => {
    const gaps = [...from.matchAll(GAP)].map(([, , gap = '']) => gap);
    if (gaps.length === 0) return [];
    const text = from
      .replace(SPECIAL, '\\$&')
      .replace(ESCAPED_GAP, (_, number: string) => (number === '' ? ANYTHING : NUMBER));
    return [{ test: new RegExp(`^${text}$`, 's'), gaps, to }];
  });
}
