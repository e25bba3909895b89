import type { DraftQuestion, DraftSource, RefusedItem } from './format.ts';

/** Imported questions of one paper by subject, subjects in the order of their first question. */
export interface PaperGroup {
  readonly title: string;
  readonly sections: readonly { readonly subject: string; readonly questions: readonly DraftQuestion[] }[];
  /** Number of items of this paper that could not be read. */
  readonly missing: number;
}

/**
 * Groups questions into papers by title. `template` is the title with the placeholders {year}, {paper} and {source}.
 * Questions keep their order.
 */
export function groupIntoPapers(
  questions: readonly DraftQuestion[],
  refused: readonly RefusedItem[],
  template: string,
): PaperGroup[] {
  const byTitle = groupBy(questions, ({ source }) => titleOf(source, template));
  return [...byTitle].map(([title, members]) => {
    const bySubject = groupBy(members, (question) => question.source.subject ?? 'Questions');
    const sections = [...bySubject].map(([subject, inSection]) => ({
      subject,
      questions: inOrder(inSection),
    }));
    return { title, sections, missing: refused.filter((item) => leavesGap(item, title, template)).length };
  });
}

/** An item without a source may belong to any paper of its file. */
function leavesGap({ source, isRepeat }: RefusedItem, title: string, template: string): boolean {
  return !isRepeat && (source === null || titleOf(source, template) === title);
}

function titleOf(source: DraftSource, template: string): string {
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
