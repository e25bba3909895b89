import { Unreadable, type Printed } from '../solver.ts';

/** 'A, B, C' as its parts. */
export const listOf = (text: string): string[] => text.split(', ');

/** '3, 5 and 8' as numbers. @throws Unreadable */
export function numbersOf(list: string): number[] {
  return list.split(/, | and /).map((word) => {
    if (!/^-?\d+$/.test(word)) throw new Unreadable(`Not a whole number: ${word}`);
    return Number(word);
  });
}

/** The rows below the heading of each table of a text. */
export function tablesIn(text: string): string[][][] {
  const tables = [...text.matchAll(/\\begin\{tabular\}[^]*?\\end\{tabular\}/g)];
  return tables.map(([table]) =>
    [...table.matchAll(/^(.*) \\\\$/gm)].slice(1).map(([, row = '']) => row.split(' & ')),
  );
}

/** The places of the options that say a list of numbers. */
export function placesOfList({ options }: Printed, numbers: readonly number[]): number[] {
  return options.flatMap((option, place) => (option === numbers.join(', ') ? [place] : []));
}
