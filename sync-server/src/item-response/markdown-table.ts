/** @param rows the first cell of each is text, the others are numbers. */
export function markdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const rules = heads.map((_head, place) => (place === 0 ? '---' : '---:'));
  return [heads, rules, ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
