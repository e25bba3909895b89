import type { DraftQuestion } from './format.ts';

/** Imported questions that belong into one paper, by subject in the order in which the subjects first appear. */
export interface PaperGroup {
  readonly title: string;
  readonly sections: readonly { readonly subject: string; readonly questions: readonly DraftQuestion[] }[];
}

/**
 * Sorts questions into papers by the title that `template` gives them; {year}, {paper} and {source} stand for what
 * the source says. Questions keep their order in the paper.
 */
export function groupIntoPapers(questions: readonly DraftQuestion[], template: string): PaperGroup[] {
  const byTitle = groupBy(questions, (question) => titleOf(question, template));
  return [...byTitle].map(([title, members]) => {
    const bySubject = groupBy(members, (question) => question.source.subject ?? 'Questions');
    const sections = [...bySubject].map(([subject, inSection]) => ({
      subject,
      questions: inOrder(inSection),
    }));
    return { title, sections };
  });
}

function titleOf({ source }: DraftQuestion, template: string): string {
  const values: Readonly<Record<string, string | null>> = {
    year: source.year,
    paper: source.paper,
    source: source.name,
  };
  return template
    .replaceAll(/\{(year|paper|source)\}/g, (_whole, name: string) => values[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function inOrder(questions: readonly DraftQuestion[]): DraftQuestion[] {
  return [...questions].sort((a, b) => (a.source.index ?? 0) - (b.source.index ?? 0));
}

function groupBy<T>(items: readonly T[], nameOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item]);
  return groups;
}
