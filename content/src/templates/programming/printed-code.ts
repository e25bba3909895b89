/** A program in lines of its own; indentation of two spaces becomes one of four. */
const programIn =
  (language: string) =>
  (...lines: readonly string[]): string =>
    [
      `\`\`\`${language}`,
      ...lines.map((line) => line.replace(/^ +/, (blanks) => blanks.repeat(2))),
      '```',
    ].join('\n');

export const program = programIn('c');
export const programInPython = programIn('python');
export const programInJava = programIn('java');

/** A short expression within a sentence. */
export const code = (expression: string): string => `\`${expression}\``;
