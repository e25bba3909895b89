import { resolveMarks, ruleOf, type MarkingScheme } from '@exam/shared-schema/marking';
import {
  timingFor,
  type PackageQuestion,
  type PackageSection,
  type PaperPackage,
} from '@exam/shared-schema/paper-package';
import { formatDuration, formatList } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';

/** A kind of question in a section, with its exact marks and penalty. */
interface MarkingRow {
  readonly key: string;
  readonly questions: string;
  /** '+4'. */
  readonly right: string;
  /** '−2/3', or '0'. */
  readonly wrong: string;
  readonly words: string;
}

export interface SectionRules {
  /** The id of its first section. */
  readonly id: string;
  /** The names of its sections. */
  readonly title: string;
  readonly rows: readonly MarkingRow[];
  /** Its time limit, its lock, and how many questions to attempt; a sentence or two each. */
  readonly rules: readonly string[];
}

/** The rules of a paper for one student, by section (ST16, ST17); sections with the same rules share one entry. */
export function paperRules(paper: PaperPackage, extraTimePercent = 0): readonly SectionRules[] {
  const windows = timingFor(paper, extraTimePercent).sections;
  const alike = new Map<string, { readonly own: Omit<SectionRules, 'title'>; readonly titles: string[] }>();
  for (const section of paper.sections.filter(({ questions }) => questions.length > 0)) {
    const window = windows?.find(({ id }) => id === section._id);
    const ownMs = window === undefined ? null : window.closesMs - window.opensMs;
    const rows = markingRows(paper.scheme, section);
    const rules = [...timeRules(section, ownMs), ...attemptRules(section)];
    const content = JSON.stringify([rows, rules]);
    const { own, titles } = alike.get(content) ?? { own: { id: section._id, rows, rules }, titles: [] };
    alike.set(content, { own, titles: [...titles, section.title] });
  }
  return [...alike.values()].map(({ own, titles: [first = '', ...others] }) => ({
    ...own,
    title: others.length === 0 ? first : say.start.rules.each(formatList([first, ...others])),
  }));
}

function timeRules({ timeLimit }: PackageSection, ownMs: number | null): string[] {
  if (ownMs !== null) return [say.start.rules.ownTime(formatDuration(ownMs))];
  if (timeLimit === undefined) return [];
  return [say.start.rules.recommendedTime(formatDuration(timeLimit * 60_000))];
}

function attemptRules({ attemptLimit, questions }: PackageSection): string[] {
  if (attemptLimit === undefined) return [];
  return [say.start.rules.attempt(attemptLimit, questions.length)];
}

function markingRows(scheme: MarkingScheme, section: PackageSection): MarkingRow[] {
  const groups = new Map<string, PackageQuestion[]>();
  for (const question of section.questions) {
    const { marks, penalty } = resolveMarks(scheme, section, question);
    const key = [question.type, marks, penalty].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), question]);
  }
  return [...groups].flatMap(([key, [first, ...others]]) =>
    first === undefined ? [] : [groupRow(key, scheme, section, first, others.length + 1)],
  );
}

function groupRow(
  key: string,
  scheme: MarkingScheme,
  section: PackageSection,
  first: PackageQuestion,
  count: number,
): MarkingRow {
  const { marks, penalty } = resolveMarks(scheme, section, first);
  return {
    key,
    questions: say.questionTypes[first.type].questions(count),
    right: `+${marks}`,
    wrong: penalty === '0' ? '0' : `\u2212${penalty}`,
    words: [...partialRules(scheme, first), ...blankRule(scheme, first)].join(' '),
  };
}

function partialRules(scheme: MarkingScheme, { type }: PackageQuestion): string[] {
  const { partial } = ruleOf(scheme, type);
  if (partial === 'jee-advanced') return [say.start.rules.partialJee];
  if (partial === 'per-row') return [say.start.rules.partialRows];
  return partial === 'per-option' ? [say.start.rules.partialShare] : [];
}

function blankRule(scheme: MarkingScheme, { type }: PackageQuestion): string[] {
  const { unanswered = '0' } = ruleOf(scheme, type);
  return [say.start.rules.unanswered(unanswered)];
}
