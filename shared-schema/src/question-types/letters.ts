/** The letter of an option; after Z the letters are doubled. */
function optionLetter(index: number): string {
  return String.fromCharCode(65 + (index % 26)).repeat(Math.floor(index / 26) + 1);
}

/** Where the letters begin of what is matched with rows: P, Q, R, S, T, as exams print it. */
const MATCHED_FROM = 15;

/** Options with the letters that name them. @param options in the question's order. */
export function lettered<Option extends object>(
  options: readonly (Option & { readonly row?: boolean | undefined })[],
): (Option & { readonly name: string })[] {
  const hasRows = options.some(({ row }) => row === true);
  let [rows, others] = [0, hasRows ? MATCHED_FROM : 0];
  return options.map((option) => ({
    ...option,
    name: optionLetter(option.row === true ? rows++ : others++),
  }));
}
