import { endOfGroup } from './delimiters.ts';
import { symbolOf } from './tex-symbols.ts';
import { isChemistry } from './tex.ts';

/** Commands for style and size, which the text omits. */
const STYLE_COMMANDS = new Set([
  'left',
  'right',
  'big',
  'Big',
  'bigg',
  'Bigg',
  'displaystyle',
  'textstyle',
  'limits',
  'mathrm',
  'mathbf',
  'mathit',
  'mathsf',
  'mathcal',
  'mathbb',
  'boldsymbol',
  'bm',
  'text',
  'textbf',
  'textit',
  'textrm',
  'mbox',
  'operatorname',
  'hline',
  'nonumber',
  'begin',
  'end',
]);
const BLANKS = new Set(['quad', 'qquad', 'hspace', 'vspace']);
/** Commands whose argument is not part of the formula. */
const DROPPED_WITH_ARGUMENT = /\\(?:begin|end|hspace|vspace)\*?\s*\{[^{}]*\}(?:\{[^{}]*\})?/g;
const MAX_DEPTH = 30;

/** A piece as text, and the index after it. */
interface Piece {
  readonly text: string;
  readonly end: number;
}

/**
 * A formula as a short readable text: '\frac{1}{2} m v^{2}' is '1/2 m v^2'. For screen readers and previews, not for
 * print.
 */
export function texToText(tex: string): string {
  return textOf(tex.replace(DROPPED_WITH_ARGUMENT, ' '), 0).replace(/\s+/g, ' ').trim();
}

function textOf(tex: string, depth: number): string {
  if (depth > MAX_DEPTH) return tex;
  let text = '';
  let index = 0;
  while (index < tex.length) {
    const piece = pieceAt(tex, index, depth);
    text += piece.text;
    index = piece.end;
  }
  return text;
}

function pieceAt(tex: string, at: number, depth: number): Piece {
  const character = tex[at] as string;
  if (character === '\\') return commandAt(tex, at, depth);
  if (character === '^' || character === '_') return scriptAt(tex, at, depth);
  if (character === '{') return argumentAt(tex, at, depth);
  const isSpacing = character === '~' || character === '&' || character === '}';
  return { text: isSpacing ? ' ' : character, end: at + 1 };
}

function scriptAt(tex: string, at: number, depth: number): Piece {
  const argument = argumentAt(tex, at + 1, depth);
  const isSign = argument.text === '°' || /^′+$/.test(argument.text);
  return { text: isSign ? argument.text : `${tex[at]}${grouped(argument.text)}`, end: argument.end };
}

function commandAt(tex: string, at: number, depth: number): Piece {
  const name = /^[a-zA-Z]+/.exec(tex.slice(at + 1, at + 40))?.[0];
  if (name === undefined) return escapeAt(tex, at);
  const end = at + 1 + name.length;
  if (/^[dtc]?frac$/.test(name)) {
    const top = argumentAt(tex, end, depth);
    const bottom = argumentAt(tex, top.end, depth);
    return { text: `${grouped(top.text)}/${grouped(bottom.text)}`, end: bottom.end };
  }
  if (name === 'sqrt') return rootAt(tex, end, depth);
  if (isChemistry(name)) return chemistryAt(tex, end, depth);
  if (STYLE_COMMANDS.has(name)) return { text: '', end };
  if (BLANKS.has(name)) return { text: ' ', end };
  const separator = /^\s*[a-zA-Z0-9]/.test(tex.slice(end, end + 8)) ? ' ' : '';
  return { text: symbolOf(name) ?? name + separator, end };
}

function escapeAt(tex: string, at: number): Piece {
  const next = tex[at + 1] ?? '';
  if (next === '\\') return { text: '; ', end: at + 2 };
  return { text: '{}%$#&_|'.includes(next) ? next : ' ', end: at + 2 };
}

function rootAt(tex: string, at: number, depth: number): Piece {
  const index = /^\s*\[([^\][{}]*)\]/.exec(tex.slice(at));
  const body = argumentAt(tex, at + (index?.[0].length ?? 0), depth);
  return { text: `${index?.[1] ?? ''}√${grouped(body.text)}`, end: body.end };
}

/** The signs of mhchem's arrows, bonds and states. */
const REACTION_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/<{1,2}=>{1,2}|<-->/g, ' ⇌ '],
  [/<->/g, ' ↔ '],
  [/->/g, ' → '],
  [/<-/g, ' ← '],
  [/#/g, '≡'],
  [/\^(?=\s|$)/g, '↑'],
  [/(?<=\s)v(?=\s|$)/g, '↓'],
  [/(?<=[→⇌↔←] )\[([^\][]*)\](?:\[([^\][]*)\])?/g, '($1 $2) '],
];

/** CT27: '\ce{2H2 + O2 -> 2H2O}' is '2H2 + O2 → 2H2O'. */
function chemistryAt(tex: string, at: number, depth: number): Piece {
  const open = at + (/^\s*/.exec(tex.slice(at))?.[0].length ?? 0);
  const end = tex[open] === '{' ? endOfGroup(tex, open) : -1;
  if (end === -1 || depth > MAX_DEPTH) return { text: '', end: at };
  const signs = REACTION_SIGNS.reduce(
    (text, [sign, shown]) => text.replace(sign, shown),
    tex.slice(open + 1, end - 1),
  );
  return { text: textOf(signs.replace(/[$]/g, ''), depth + 1), end };
}

/** A group, a command with its arguments, or a single character. */
function argumentAt(tex: string, at: number, depth: number): Piece {
  let start = at;
  while (tex[start] === ' ') start += 1;
  if (start >= tex.length) return { text: '', end: tex.length };
  if (tex[start] === '\\') return depth > MAX_DEPTH ? escapeAt(tex, start) : commandAt(tex, start, depth + 1);
  if (tex[start] !== '{') return { text: tex[start] as string, end: start + 1 };
  const end = endOfGroup(tex, start);
  if (end === -1) return { text: '', end: start + 1 };
  return { text: textOf(tex.slice(start + 1, end - 1), depth + 1).trim(), end };
}

function grouped(part: string): string {
  return /^[\p{L}\p{N}.+′°-]?[\p{L}\p{N}.]*$/u.test(part) ? part : `(${part})`;
}
