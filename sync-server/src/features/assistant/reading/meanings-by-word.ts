/** @param table a line for each meaning: 'meaning: word word'. @returns the meaning by word. */
export const meaningsByWord = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [meaning = '', words = ''] = line.split(':');
        return words
          .trim()
          .split(/\s+/)
          .map((word) => [word.normalize('NFC'), meaning] as const);
      }),
  );
