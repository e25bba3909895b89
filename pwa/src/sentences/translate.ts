import { say } from './catalogue.ts';

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

const compiled = new WeakMap<Readonly<Record<string, string>>, readonly Pattern[]>();

/**
 * LA3: a message of the server, of the contract or of offline/ in the language that is shown. They are written in
 * English, since they are answers of an interface; `messages` of a language has each of them with its translation. One
 * that it does not know (an administrator's words, a newer server) is shown as it came.
 */
export function translate(message: string): string {
  const { messages } = say;
  const known = Object.hasOwn(messages, message) ? messages[message] : undefined;
  return known ?? byPattern(messages, message) ?? message;
}

function byPattern(messages: Readonly<Record<string, string>>, message: string): string | undefined {
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

function patternsOf(messages: Readonly<Record<string, string>>): Pattern[] {
  return Object.entries(messages).flatMap(([from, to]) => {
    const gaps = [...from.matchAll(GAP)].map(([, , gap = '']) => gap);
    if (gaps.length === 0) return [];
    const text = from
      .replace(SPECIAL, '\\$&')
      .replace(ESCAPED_GAP, (_, number: string) => (number === '' ? ANYTHING : NUMBER));
    return [{ test: new RegExp(`^${text}$`, 's'), gaps, to }];
  });
}
