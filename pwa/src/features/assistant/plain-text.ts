/** A Markdown text as it is spoken: without its marks. A formula is spoken as its source. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^\s*(```|~~~|\$\$|\|?[\s:|-]+\|?)\s*$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(#{1,6}|>|[-*+])\s+/gm, '')
    .replace(/\*\*|__|`|\$/g, '')
    .replace(/\s*\|\s*/g, ' ')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
