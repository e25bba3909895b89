/**
 * Finds the ends of groups, environments and maths. All functions return an index into `text`, or -1 if there is no
 * end.
 */

/** The index after the brace that closes the one at `open`. */
export function endOfGroup(text: string, open: number): number {
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    const character = text[index];
    if (character === '\\') index += 1;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return -1;
}

/** True if every brace has its partner. */
export function hasBalancedBraces(text: string): boolean {
  let depth = 0;
  for (let index = 0; index < text.length && depth >= 0; index += 1) {
    const character = text[index];
    if (character === '\\') index += 1;
    else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
  }
  return depth === 0;
}

/** Where the `\end{name}` stands that belongs to a `\begin{name}` whose body starts at `from`. */
export function endOfEnvironment(text: string, name: string, from: number): number {
  const begin = `\\begin{${name}}`;
  const end = `\\end{${name}}`;
  let depth = 1;
  let index = from;
  for (;;) {
    const nextEnd = text.indexOf(end, index);
    if (nextEnd === -1) return -1;
    const nextBegin = text.indexOf(begin, index);
    const isNested = nextBegin !== -1 && nextBegin < nextEnd;
    depth += isNested ? 1 : -1;
    if (depth === 0) return nextEnd;
    index = isNested ? nextBegin + begin.length : nextEnd + end.length;
  }
}

/** The next `closer` from `from` on that is not escaped by a backslash. */
export function indexOfUnescaped(text: string, closer: string, from: number): number {
  let index = text.indexOf(closer, from);
  while (index !== -1 && isEscaped(text, index, from)) index = text.indexOf(closer, index + 1);
  return index;
}

/** True after an odd number of backslashes: the last one escapes the character, the others are pairs. */
function isEscaped(text: string, index: number, from: number): boolean {
  let before = index;
  while (before > from && text[before - 1] === '\\') before -= 1;
  return (index - before) % 2 === 1;
}

const TEXT_IN_MATHS = /\\(?:text|mbox|textrm|textbf|textit|hbox)\s*\{/y;

/** The dollar that closes inline maths; dollars inside \text{..} do not. */
export function indexOfClosingDollar(text: string, from: number): number {
  for (let index = from; index < text.length; index += 1) {
    const character = text[index];
    if (character === '$') return index;
    if (character !== '\\') continue;
    TEXT_IN_MATHS.lastIndex = index;
    const wording = TEXT_IN_MATHS.exec(text);
    const end = wording === null ? -1 : endOfGroup(text, index + wording[0].length - 1);
    index = end === -1 ? index + 1 : end - 1;
  }
  return -1;
}

/** Splits at the separators that are outside groups and environments. */
export function splitOutside(text: string, separator: '&' | '\\\\'): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (depth === 0 && text.startsWith(separator, index)) {
      parts.push(text.slice(start, index));
      start = index + separator.length;
      index = start - 1;
    } else depth += depthChange(text, index);
    if (text[index] === '\\' && index >= start) index += 1;
  }
  return [...parts, text.slice(start)];
}

function depthChange(text: string, index: number): number {
  const character = text[index];
  if (character === '{' || text.startsWith('\\begin{', index)) return 1;
  return character === '}' || text.startsWith('\\end{', index) ? -1 : 0;
}
