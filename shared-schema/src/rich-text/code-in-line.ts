import { partsOf } from './code.ts';

/** A text for the middle of a sentence, in questions and in Markdown: '↵' is where a line of its code ends. */
export const codeInLine = (text: string): string =>
  partsOf(text)
    .map(({ source, code }) => (code?.kind === 'block' ? spanOf(code.code.replaceAll('\n', '↵')) : source))
    .join('');

function spanOf(code: string): string {
  const runs = (code.match(/`+/g) ?? []).map(({ length }) => length);
  let ticks = 1;
  while (runs.includes(ticks)) ticks += 1;
  const isPadded = /^`|`$|^ .* $/.test(code);
  const signs = '`'.repeat(ticks);
  return isPadded ? `${signs} ${code} ${signs}` : `${signs}${code}${signs}`;
}
