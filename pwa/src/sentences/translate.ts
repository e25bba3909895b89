import { say, type Sentences } from './catalogue.ts';
import type { Messages } from './en/messages.ts';

/** `{1}` stands for what differs from one message to the next, `{#1}` for a number in digits; `{1}` takes either in. */
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

/** Those of a screen are there once the screen is. */
const KINDS = [
  'messages',
  'accountMessages',
  'assistantMessages',
  'attemptMessages',
  'moreMessages',
  'paymentMessages',
  'profileMessages',
] as const satisfies readonly (keyof Sentences)[];

const compiled = new WeakMap<Messages, readonly Pattern[]>();

/**
 * LA3: a message of the server, of the contract or of offline/ in the language that is shown. They are written in
 * English, since they are answers of an interface; the messages of a language have each of them with its translation. One
 * that it does not know (an administrator's words, a newer server) is shown as it came.
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
