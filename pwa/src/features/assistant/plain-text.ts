/** A Markdown text as it is spoken: without its marks. A formula is spoken as its source. */
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
