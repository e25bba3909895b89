/** The formulae of one or more topics. */
export interface FormulaSheet {
  readonly subject: string;
  /** Chapters of the syllabus. */
  readonly topics: readonly string[];
  readonly lines: readonly { readonly name: string; readonly text: string }[];
}

type Chapters = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The sheets of a subject: chapter, then what each line is and what it says. */
export function sheetsOf(subject: string, chapters: Chapters): FormulaSheet[] {
  return Object.entries(chapters).map(([topic, lines]) => ({
    subject,
    topics: [topic],
    lines: Object.entries(lines).map(([name, text]) => ({ name, text })),
  }));
}

/** TeX with its backslashes as they are typed. */
export const tex = String.raw;
