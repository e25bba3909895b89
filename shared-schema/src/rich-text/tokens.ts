import { codesIn, isMasked, maskCode, type CodeRange } from './code.ts';
import {
  endOfEnvironment,
  groupEnds,
  hasBalancedBraces,
  indexOfClosingDollar,
  indexOfUnescaped,
  LONGEST_FORMULA,
} from './delimiters.ts';
import { isDisplayMaths, isInlineMaths } from './dollars.ts';
import { symbolOf } from './tex-symbols.ts';
import { isChemistry, isMathsEnvironment } from './tex.ts';

export type Token =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'maths'; readonly tex: string; readonly isDisplay: boolean }
  | {
      readonly kind: 'styled';
      readonly style: 'bold' | 'italic' | 'plain' | 'heading';
      readonly body: string;
    }
  | { readonly kind: 'environment'; readonly name: string; readonly body: string; readonly raw: string }
  | { readonly kind: 'image'; readonly source: string }
  | { readonly kind: 'code' | 'code-block'; readonly text: string }
  | { readonly kind: 'link'; readonly href: string; readonly body: string }
  | { readonly kind: 'line-break' }
  | { readonly kind: 'paragraph-break' };

/** A token and the index after it. */
export interface Read {
  readonly token: Token | null;
  readonly end: number;
}

/** Search results for one text, cached so that tokenising takes linear time. */
export class Found {
  readonly #text: string;
  readonly #absent = new Set<string>();
  readonly #codes: ReadonlyMap<number, CodeRange>;
  #groupEnds: ReadonlyMap<number, number> | null = null;

  /** @param text may have code, in which nothing is found. */
  constructor(text: string) {
    this.#text = maskCode(text);
    this.#codes = new Map(codesIn(text).map((code) => [code.start, code]));
  }

  /** The text with its code masked, for searches. */
  get masked(): string {
    return this.#text;
  }

  codeAt(index: number): CodeRange | undefined {
    return this.#codes.get(index);
  }

  /** Whether the rest of the text lacks `closer`. @param from must not decrease between calls. */
  lacks(closer: string, from: number): boolean {
    if (!this.#absent.has(closer) && !this.#text.includes(closer, from)) this.#absent.add(closer);
    return this.#absent.has(closer);
  }

  /** The result of `search`; after a first -1 for `what`, -1 without another search. */
  seek(what: string, search: () => number): number {
    if (this.#absent.has(what)) return -1;
    const index = search();
    if (index === -1) this.#absent.add(what);
    return index;
  }

  /** The index after the group that opens at `open`; -1 if no group opens there or it is not closed. */
  readonly endOfGroup = (open: number): number => {
    this.#groupEnds ??= groupEnds(this.#text);
    return this.#groupEnds.get(open) ?? -1;
  };
}

/** The syntax of a text: which signs have a meaning, and how to read them. */
export interface Signs {
  /** Matches the next sign; has the flag g. */
  readonly next: RegExp;
  readonly read: (text: string, at: number, found: Found) => Read;
}

/** The syntax of question banks: TeX, dollars, line breaks, bold words and code. */
export const QUESTION_SIGNS: Signs = { next: /[\\$\n`]|\*\*/g, read: readQuestionSign };

/** Splits text into tokens. Characters without a special meaning become text tokens. */
export function tokenise(text: string, signs: Signs): Token[] {
  const found = new Found(text);
  const tokens: Token[] = [];
  let plain = '';
  let index = 0;
  while (index < text.length) {
    signs.next.lastIndex = index;
    const next = signs.next.exec(text)?.index ?? text.length;
    plain += text.slice(index, next);
    if (next === text.length) break;
    const read = signs.read(text, next, found);
    if (read.token?.kind === 'text') plain += read.token.text;
    else if (read.token !== null) {
      if (plain !== '') tokens.push({ kind: 'text', text: plain });
      plain = '';
      tokens.push(read.token);
    }
    index = read.end;
  }
  if (plain !== '') tokens.push({ kind: 'text', text: plain });
  return tokens;
}

function readQuestionSign(text: string, at: number, found: Found): Read {
  return text[at] === '`' ? readCode(text, at, found) : readSign(text, at, found);
}

function readCode(text: string, at: number, found: Found): Read {
  const code = found.codeAt(at);
  if (code !== undefined)
    return { token: { kind: code.kind === 'span' ? 'code' : 'code-block', text: code.code }, end: code.end };
  let end = at + 1;
  while (text[end] === '`') end += 1;
  return textRead(text.slice(at, end), end);
}

/** Reads a sign that questions and answers share. */
export function readSign(text: string, at: number, found: Found): Read {
  if (text[at] === '\n') return readNewline(text, at);
  if (text[at] === '$') return readDollar(found.masked, at, found);
  if (text[at] === '*') return readStars(text, at, found);
  return readBackslash(text, at, found);
}

function readNewline(text: string, at: number): Read {
  let end = at + 1;
  let newlines = 1;
  for (; end < text.length && /\s/.test(text[end] as string); end += 1) if (text[end] === '\n') newlines += 1;
  return { token: { kind: newlines > 1 ? 'paragraph-break' : 'line-break' }, end };
}

/** CT15: bold words within one paragraph. Stars beside a letter or a number, as in `2**3`, stay stars. */
const BOLD = /(?<![\p{L}\p{N}*])\*\*(?![\s*])(?:(?!\n\s*\n)[^*])+?(?<!\s)\*\*(?![\p{L}\p{N}*])/uy;

function readStars(text: string, at: number, { masked }: Found): Read {
  BOLD.lastIndex = at;
  const [whole = ''] = BOLD.exec(masked) ?? [];
  if (whole === '') return textRead('**', at + 2);
  const end = at + whole.length;
  return { token: { kind: 'styled', style: 'bold', body: text.slice(at + 2, end - 2) }, end };
}

/** @param text the masked text: a formula has no code in it. */
function readDollar(text: string, at: number, found: Found): Read {
  if (text[at + 1] === '$') {
    const close = indexOfUnescaped(text, '$$', at + 2);
    const content = text.slice(at + 2, close);
    if (close !== -1 && isDisplayMaths(content) && canBeFormula(content))
      return maths(content, true, close + 2);
    return textRead('$$', at + 2);
  }
  const close = indexOfClosingDollar(text, at + 1, found.endOfGroup);
  const content = text.slice(at + 1, close);
  if (close !== -1 && isInlineMaths(content, text.slice(close + 1, close + 3)) && canBeFormula(content)) {
    return maths(content, false, close + 1);
  }
  return textRead('$', at + 1);
}

const canBeFormula = (content: string): boolean => hasBalancedBraces(content) && !isMasked(content);

const SPACING: Readonly<Record<string, string>> = { ' ': ' ', ',': ' ', ';': ' ', ':': ' ', '!': '' };
const LINE_BREAK_EXTRA = /\*?(?:\[\s*-?[\d.]+\s*(?:mm|cm|pt|em|ex|in)\s*\])?/y;

function readBackslash(text: string, at: number, found: Found): Read {
  const next = text[at + 1] ?? '';
  if (/[a-zA-Z]/.test(next)) return readCommand(text, at, found);
  if (next === '(' || next === '[') return readBracketMaths(found.masked, at, found);
  if (next === '\\') {
    LINE_BREAK_EXTRA.lastIndex = at + 2;
    return { token: { kind: 'line-break' }, end: at + 2 + (LINE_BREAK_EXTRA.exec(text)?.[0].length ?? 0) };
  }
  if ('$%&#_{}'.includes(next) && next !== '') return textRead(next, at + 2);
  const spacing = SPACING[next];
  return spacing === undefined ? textRead('\\', at + 1) : textRead(spacing, at + 2);
}

function readBracketMaths(text: string, at: number, found: Found): Read {
  const closer = text[at + 1] === '(' ? '\\)' : '\\]';
  const close = found.lacks(closer, at + 2) ? -1 : indexOfUnescaped(text, closer, at + 2);
  const content = text.slice(at + 2, close);
  if (close === -1 || content.trim() === '' || !canBeFormula(content))
    return textRead(text.slice(at, at + 2), at + 2);
  return maths(content, closer === '\\]', close + 2);
}

const COMMAND = /\\([a-zA-Z]+)\*?/y;

const STYLES: Readonly<Record<string, 'bold' | 'italic' | 'plain' | 'heading'>> = {
  textbf: 'bold',
  boxed: 'bold',
  textit: 'italic',
  emph: 'italic',
  text: 'plain',
  textrm: 'plain',
  mbox: 'plain',
  underline: 'plain',
  section: 'heading',
  subsection: 'heading',
  title: 'heading',
};

/** Commands without arguments that only affect spacing, or have no meaning on a screen. */
const SPACERS: Readonly<Record<string, Token>> = {
  quad: { kind: 'text', text: ' ' },
  qquad: { kind: 'text', text: ' ' },
  newline: { kind: 'line-break' },
  par: { kind: 'paragraph-break' },
  item: { kind: 'text', text: '• ' },
  hline: { kind: 'text', text: '' },
  noindent: { kind: 'text', text: '' },
  centering: { kind: 'text', text: '' },
};

function readCommand(text: string, at: number, found: Found): Read {
  COMMAND.lastIndex = at;
  const [whole, name = ''] = COMMAND.exec(text) ?? [''];
  const end = at + whole.length;
  if (name === 'begin' || name === 'end') return readEnvironment(text, at, found);
  if (name === 'includegraphics') return readImage(text, at);
  if (isChemistry(name)) return readChemistry(text, at, end, found);
  const style = ownEntry(STYLES, name);
  const open = skipBlanks(text, end);
  const close = style === undefined ? -1 : found.endOfGroup(open);
  if (style !== undefined && close !== -1)
    return { token: { kind: 'styled', style, body: text.slice(open + 1, close - 1) }, end: close };
  const spacer = ownEntry(SPACERS, name);
  return spacer === undefined
    ? textRead(symbolOf(name) ?? whole, end)
    : { token: spacer, end: skipBlanks(text, end) };
}

/** CT27: chemistry and quantities are formulas with dollars around them or without. */
function readChemistry(text: string, at: number, open: number, found: Found): Read {
  const end = found.endOfGroup(open);
  const isWhole = end !== -1 && end - at <= LONGEST_FORMULA && !isMasked(found.masked.slice(at, end));
  return isWhole ? maths(text.slice(at, end), false, end) : textRead(text.slice(at, open), open);
}

const ENVIRONMENT_EDGE = /\\(begin|end)\{([a-zA-Z]+\*?)\}/y;
const IMAGE = /\\includegraphics\*?\s*(?:\[[^\]]{0,500}\])?\s*\{([^{}]{0,500})\}/y;

/** A `\end` without a `\begin` is dropped; a `\begin` without an `\end` stays as text. */
function readEnvironment(text: string, at: number, found: Found): Read {
  ENVIRONMENT_EDGE.lastIndex = at;
  const [whole, edge, name = ''] = ENVIRONMENT_EDGE.exec(text) ?? [];
  if (whole === undefined) return textRead('\\', at + 1);
  const start = at + whole.length;
  if (edge === 'end') return { token: null, end: start };
  const closer = `\\end{${name}}`;
  const close = found.lacks(closer, start) ? -1 : endOfEnvironment(found.masked, name, start);
  if (close === -1) return textRead(whole, start);
  const end = close + closer.length;
  const raw = text.slice(at, end);
  const isMaths = isMathsEnvironment(name) && raw.length <= LONGEST_FORMULA;
  return isMaths && !isMasked(found.masked.slice(at, end))
    ? maths(raw, true, end)
    : { token: { kind: 'environment', name, body: text.slice(start, close), raw }, end };
}

function readImage(text: string, at: number): Read {
  IMAGE.lastIndex = at;
  const match = IMAGE.exec(text);
  if (match === null) return textRead('\\', at + 1);
  return { token: { kind: 'image', source: (match[1] ?? '').trim() }, end: at + match[0].length };
}

function maths(tex: string, isDisplay: boolean, end: number): Read {
  return { token: { kind: 'maths', tex, isDisplay }, end };
}

function textRead(text: string, end: number): Read {
  return { token: { kind: 'text', text }, end };
}

function skipBlanks(text: string, from: number): number {
  let index = from;
  while (text[index] === ' ' || text[index] === '\t') index += 1;
  return index;
}

function ownEntry<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
