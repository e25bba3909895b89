import { resolveMarks, type MarkingScheme } from '@exam/shared-schema/marking';
import {
  timingFor,
  type PackageQuestion,
  type PackageSection,
  type PaperPackage,
} from '@exam/shared-schema/paper-package';
import { formatCount, formatDuration } from '../../format/index.ts';

/** One kind of question in a section: what it earns and what it costs, exactly. */
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
  readonly id: string;
  readonly title: string;
  readonly rows: readonly MarkingRow[];
  /** Its time, its lock, how many of its questions to attempt; each a sentence or two. */
  readonly rules: readonly string[];
}

const TYPE_WORDS = {
  MCQ: 'one correct answer',
  MSQ: 'one or more correct answers',
  Numerical: 'a numerical answer',
} as const;

const marksWord = (marks: string) => (marks === '1' || marks.startsWith('1/') ? 'mark' : 'marks');

/** SC3: which answers count where more were given than asked for. */
export function firstMarkedWords(attemptLimit: number): string {
  return attemptLimit === 1
    ? "only the first answer in the paper's order is marked"
    : `only the first ${attemptLimit} answers in the paper's order are marked`;
}

/** The rules of a paper for one student, section by section, in words and numbers (ST16, ST17). */
export function paperRules(paper: PaperPackage, extraTimePercent = 0): readonly SectionRules[] {
  const windows = timingFor(paper, extraTimePercent).sections;
  return paper.sections
    .filter(({ questions }) => questions.length > 0)
    .map((section) => {
      const window = windows?.find(({ id }) => id === section._id);
      const ownMs = window === undefined ? null : window.closesMs - window.opensMs;
      return {
        id: section._id,
        title: section.title,
        rows: markingRows(paper.scheme, section),
        rules: [...timeRules(section, ownMs), ...attemptRules(section)],
      };
    });
}

function timeRules({ timeLimit }: PackageSection, ownMs: number | null): string[] {
  if (ownMs !== null) {
    return [
      `${formatDuration(ownMs)} of its own. It closes by itself at its end and cannot be entered again.`,
    ];
  }
  if (timeLimit === undefined) return [];
  return [`Recommended: ${formatDuration(timeLimit * 60_000)}. You may move between sections as you like.`];
}

function attemptRules({ attemptLimit, questions }: PackageSection): string[] {
  if (attemptLimit === undefined) return [];
  return [
    `Attempt any ${attemptLimit} of ${questions.length}. If you answer more, ${firstMarkedWords(attemptLimit)}.`,
  ];
}

function markingRows(scheme: MarkingScheme, section: PackageSection): MarkingRow[] {
  const groups = new Map<string, PackageQuestion[]>();
  for (const question of section.questions) {
    const { marks, penalty } = resolveMarks(scheme, section, question);
    const key = [section._id, question.type, marks, penalty].join(' ');
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
    questions: `${formatCount(count, 'question', 'questions')} with ${TYPE_WORDS[first.type]}`,
    right: `+${marks}`,
    wrong: penalty === '0' ? '0' : `\u2212${penalty}`,
    words: [
      `A right answer earns ${marks} ${marksWord(marks)}.`,
      penalty === '0' ? 'A wrong one costs nothing.' : `A wrong one costs ${penalty} ${marksWord(penalty)}.`,
      ...partialRules(scheme, first),
      ...blankRule(scheme, first),
    ].join(' '),
  };
}

function partialRules(scheme: MarkingScheme, { type }: PackageQuestion): string[] {
  const { partial } = scheme.rules[type];
  if (partial === 'jee-advanced') return ['+1 for each right option as long as no wrong one is chosen.'];
  return partial === 'per-option' ? ['Marks in proportion to the right options.'] : [];
}

function blankRule(scheme: MarkingScheme, { type }: PackageQuestion): string[] {
  const { unanswered = '0' } = scheme.rules[type];
  return [unanswered === '0' ? 'Unanswered: 0.' : `Unanswered: ${unanswered}.`];
}
