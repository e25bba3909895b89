import { say } from '../../sentences/index.ts';

/** A Markdown text without its markup, for screen readers. A formula is read as its source. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^\s*(```|~~~|\$\$|\|?[\s:|-]+\|?)\s*$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(#{1,6}|>|[-*+])\s+/gm, '')
    .replace(/\*\*|__|`|\$/g, '')
    .replace(/[ \t]*\|[ \t]*/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

/** The longest announcement, characters: an announcement cannot be paused, so it must not take minutes. */
const MOST_SPOKEN = 1_500;

/**
 * The beginning of an answer up to the end of a line or sentence, with a note that it continues; the whole answer if
 * it is short.
 */
export function spokenText(markdown: string): string {
  const text = plainText(markdown);
  if (text.length <= MOST_SPOKEN) return text;
  const beginning = text.slice(0, MOST_SPOKEN);
  const ends = [...beginning.matchAll(/\n|[.?!।] /g)];
  return `${beginning.slice(0, (ends.at(-1)?.index ?? MOST_SPOKEN - 1) + 1).trimEnd()}\n${say.assistant.goesOn}`;
}
