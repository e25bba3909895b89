import { isInlineMaths } from './dollars.ts';
import { type Found, type Read, readSign, type Signs } from './tokens.ts';

/** The inline syntax of answers: Markdown, and everything that is allowed in question text. */
export const MARKDOWN_SIGNS: Signs = {
  next: /[\\$\n`*_]|!?\[|<?https?:\/\//gi,
  read: readMarkdownSign,
};

function readMarkdownSign(text: string, at: number, found: Found): Read {
  switch (text[at]) {
    case '$':
    case '\n':
      return readSign(text, at, found);
    case '\\':
      return readEscape(text, at, found);
    case '`':
      return readCode(text, at, found);
    case '*':
    case '_':
      return readEmphasis(text, at, found);
    case '[':
      return readLink(text, at);
    case '!':
      return readImage(text, at);
    default:
      return readAddress(text, at);
  }
}

/** The signs that a backslash escapes. Escaped brackets are TeX. */
const ESCAPED = /[*`|~<>.+-]/;

function readEscape(text: string, at: number, found: Found): Read {
  const next = text[at + 1] ?? '';
  return ESCAPED.test(next) ? textRead(next, at + 2) : readSign(text, at, found);
}

const BACKTICKS = /`+/y;

/** Inline code, between two runs of the same number of backticks. */
function readCode(text: string, at: number, found: Found): Read {
  BACKTICKS.lastIndex = at;
  const ticks = BACKTICKS.exec(text)?.[0] ?? '`';
  const start = at + ticks.length;
  const close = found.seek(ticks, () => closingTicks(text, start, ticks));
  if (close === -1) return textRead(ticks, start);
  const code = text.slice(start, close).replaceAll('\n', ' ');
  const isPadded = code.startsWith(' ') && code.endsWith(' ') && code.trim() !== '';
  return {
    token: { kind: 'code', text: isPadded ? code.slice(1, -1) : code },
    end: close + ticks.length,
  };
}

/** The next run of the same length. */
function closingTicks(text: string, from: number, ticks: string): number {
  let index = text.indexOf(ticks, from);
  while (index !== -1) {
    const length = runAt(text, index);
    if (length === ticks.length) return index;
    index = text.indexOf(ticks, index + length);
  }
  return -1;
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const isWordAt = (text: string, index: number): boolean => LETTER_OR_DIGIT.test(text[index] ?? '');

/**
 * Text between asterisks or underscores: one for italic, two for bold, three for both. A run next to a letter or digit
 * on its outer side does not count, because it is part of a power or an identifier.
 */
function readEmphasis(text: string, at: number, found: Found): Read {
  const length = runAt(text, at);
  const start = at + length;
  const signs = text.slice(at, start);
  const opens = length <= 3 && /\S/.test(text[start] ?? '') && !isWordAt(text, at - 1);
  const close = opens ? found.seek(`end of ${signs}`, () => closingRun(text, start, signs)) : -1;
  if (close === -1) return textRead(signs, start);
  const inner = text.slice(start, close);
  const body = length === 3 ? `${text[at]}${inner}${text[at]}` : inner;
  return { token: { kind: 'styled', style: length === 1 ? 'italic' : 'bold', body }, end: close + length };
}

function runAt(text: string, at: number): number {
  let end = at + 1;
  while (text[end] === text[at]) end += 1;
  return end - at;
}

/** The index of the run that closes the emphasis, outside formulas and code. */
function closingRun(text: string, from: number, signs: string): number {
  for (let index = from; index < text.length;) {
    if (text[index] !== signs[0]) {
      index = endOfWhole(text, index);
      continue;
    }
    const run = runAt(text, index);
    const end = index + run;
    const isSame = run === signs.length || (run === 3 && signs.length < 3);
    if (isSame && index > from && /\S/.test(text[index - 1] ?? '') && !isWordAt(text, end))
      return end - signs.length;
    index = end;
  }
  return -1;
}

/** The longest formula in round brackets, or code, that is skipped as a whole, characters. */
const LONGEST_SKIPPED = 500;

/** The index after the escaped sign, the code or the formula at `at`; `at + 1` for anything else. */
export function endOfWhole(text: string, at: number): number {
  const sign = text[at];
  if (sign === '`') return endOfCode(text, at);
  if (sign === '$') return endOfMaths(text, at);
  if (sign !== '\\') return at + 1;
  if (text[at + 1] !== '(') return at + 2;
  const close = text.slice(at, at + LONGEST_SKIPPED).indexOf('\\)');
  return close === -1 ? at + 2 : at + close + 2;
}

function endOfCode(text: string, at: number): number {
  const start = at + runAt(text, at);
  const close = text.slice(start, start + LONGEST_SKIPPED).indexOf(text.slice(at, start));
  return close === -1 ? start : start + close + start - at;
}

function endOfMaths(text: string, at: number): number {
  const close = text.indexOf('$', at + 1);
  if (close === -1) return at + 1;
  const isMaths = isInlineMaths(text.slice(at + 1, close), text.slice(close + 1, close + 3));
  return isMaths ? close + 1 : at + 1;
}

/** '[the page](https://e.example/a "Title")'. A link with any other scheme stays text. */
const LINK =
  /\[((?:[^[\]\\]|\\.|\[[^[\]]{0,200}\]){1,1000})\]\(\s?<?(https?:\/\/(?:[^\s<>()]|\([^\s<>()]{0,200}\)){1,2000})>?(?:\s"[^"\n]{0,300}")?\s?\)/iy;
const IMAGE = /!\[([^[\]\n]{1,500})\]\([^\s()]{1,2000}(?:\s"[^"\n]{0,300}")?\)/y;
const ADDRESS = /https?:\/\/[^\s<>"`]{1,2000}/iy;
const ENCLOSED_ADDRESS = /<https?:\/\/[^\s<>]{1,2000}>/iy;

function readLink(text: string, at: number): Read {
  LINK.lastIndex = at;
  const [whole = '', body = '', href = ''] = LINK.exec(text) ?? [];
  return whole === ''
    ? textRead('[', at + 1)
    : { token: { kind: 'link', href, body }, end: at + whole.length };
}

/** Only the alternative text is shown, because an answer must not load files from other sites. */
function readImage(text: string, at: number): Read {
  IMAGE.lastIndex = at;
  const [whole = '', source = ''] = IMAGE.exec(text) ?? [];
  return whole === '' ? textRead('!', at + 1) : { token: { kind: 'image', source }, end: at + whole.length };
}

/** A URL in the text, with or without angle brackets. */
function readAddress(text: string, at: number): Read {
  const isBare = text[at] !== '<';
  const address = isBare ? ADDRESS : ENCLOSED_ADDRESS;
  address.lastIndex = at;
  const whole = address.exec(text)?.[0] ?? '';
  const href = isBare ? withoutPunctuation(whole) : whole.slice(1, -1);
  if (!/\/\/./.test(href) || (isBare && isWordAt(text, at - 1))) return textRead(text[at] as string, at + 1);
  return { token: { kind: 'link', href, body: href }, end: at + (isBare ? href : whole).length };
}

/** Drops punctuation that ends the sentence rather than the URL. */
function withoutPunctuation(address: string): string {
  let href = address;
  while (/[.,;:!?'*_…]$/.test(href) || isLastBracketLoose(href)) href = href.slice(0, -1);
  return href;
}

function isLastBracketLoose(href: string): boolean {
  if (href.endsWith(']')) return !href.includes('[');
  return href.endsWith(')') && href.split(')').length > href.split('(').length;
}

function textRead(text: string, end: number): Read {
  return { token: { kind: 'text', text }, end };
}
