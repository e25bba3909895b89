/** True where a text holds LaTeX between the delimiters that the app renders. */
export function hasMaths(text: string): boolean {
  return /\$[^$]+\$|\\\(|\\\[/.test(text);
}
