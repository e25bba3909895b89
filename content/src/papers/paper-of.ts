import { type ExamPattern, type PatternSection, schemeOf } from '@exam/shared-schema/exam-patterns';
import { ruleOf } from '@exam/shared-schema/marking';
import type { Draw, PaperRecipe, SectionRecipe } from '../paper-recipe.ts';
import type { WrittenQuestion, WrittenSet } from '../written-question.ts';
import type { Fits } from './fits.ts';

/** The edition of the demo that brought the papers made here. */
const LATER_EDITION = 8;

/** CT14: those of banks print five options, all others four. */
const PRINT_FIVE: readonly string[] = ['ibps-po-prelims', 'ibps-po-mains', 'sbi-po-prelims'];

const optionsIn = ({ key }: ExamPattern): Pick<Draw, 'options'> =>
  PRINT_FIVE.includes(key) ? { options: 5 } : {};

/** A section as its pattern has it, or so many of its questions. */
interface Part {
  /** Title of the pattern's section, whose marks and clock it has. */
  readonly like: string;
  /** In place of the pattern's title. */
  readonly title?: string;
  /** None are drawn if absent. */
  readonly fits?: Fits;
  /** Questions of each group of the pattern's section that are drawn; the pattern's own numbers if absent. */
  readonly counts?: readonly number[];
  /** Questions that are asked beside these. */
  readonly written?: readonly WrittenQuestion[];
  readonly sets?: readonly WrittenSet[];
}

interface Own extends Pick<
  PaperRecipe,
  'title' | 'description' | 'category' | 'edition' | 'isBilingual' | 'price'
> {
  readonly parts: readonly Part[];
}

/**
 * CT11: a paper in the pattern of an exam: its marks, penalties, calculator and clocks. With fewer questions than the
 * pattern has, it takes the time that the pattern allows for so many, in whole minutes.
 */
export function paperOf(pattern: ExamPattern, { parts, ...own }: Own): PaperRecipe {
  const filled = parts.map((part) => ({ ...part, section: sectionLike(pattern, part.like) }));
  const asked = filled.map((part) => sum(drawnCounts(part)) + writtenIn(part));
  const isLocked = pattern.sectionTiming === 'locked';
  const limits = filled.map(({ section }, place) =>
    Math.ceil(((section.timeLimitMinutes ?? 0) * (asked[place] ?? 0)) / sum(countsOf(section))),
  );
  return {
    edition: LATER_EDITION,
    ...own,
    isSpread: true,
    durationMinutes: isLocked
      ? sum(limits)
      : Math.ceil((pattern.durationMinutes * sum(asked)) / pattern.totalQuestions),
    scheme: schemeOf(pattern),
    sectionTiming: pattern.sectionTiming,
    ...(pattern.calculator && { calculator: pattern.calculator }),
    sections: filled.map((part, place) => ({
      title: part.title ?? part.section.title,
      ...(isLocked && { timeLimitMinutes: limits[place] ?? 0 }),
      ...drawsOf(pattern, part.section, drawnCounts(part), part.fits),
      ...(part.written && { written: part.written }),
      ...(part.sets && { sets: part.sets }),
    })),
  };
}

/** Questions of each group that are drawn. */
const drawnCounts = ({
  fits,
  counts,
  section,
}: Part & { readonly section: PatternSection }): readonly number[] =>
  fits === undefined ? [] : (counts ?? countsOf(section));

const writtenIn = ({ written = [], sets = [] }: Part): number =>
  written.length + sum(sets.map(({ questions }) => questions.length));

interface OneSection extends Pick<PaperRecipe, 'title' | 'description' | 'category' | 'edition'> {
  readonly section: string;
  readonly fits: Fits;
  readonly count: number;
}

/**
 * A paper of one section and of all types that its templates have, with the marks of the exam's first question of each
 * type and the time that the pattern allows for so many questions, in whole minutes.
 */
export function shortPaper(pattern: ExamPattern, { section, fits, count, ...own }: OneSection): PaperRecipe {
  return {
    edition: LATER_EDITION,
    ...own,
    isSpread: true,
    durationMinutes: Math.ceil((pattern.durationMinutes * count) / pattern.totalQuestions),
    scheme: schemeOf(pattern),
    ...(pattern.calculator && { calculator: pattern.calculator }),
    sections: [{ title: section, draws: [{ count, fits, ...optionsIn(pattern) }] }],
  };
}

/** A short test for each of the big topics of an exam, of the types of question that the exam asks. */
export function topicTests(
  pattern: ExamPattern,
  category: string,
  list: readonly { readonly title: string; readonly fits: Fits; readonly count: number }[],
  edition = LATER_EDITION,
): PaperRecipe[] {
  const types = new Set(pattern.sections.flatMap(({ groups }) => groups.map(({ type }) => type)));
  return list.map(({ title, fits, count }) =>
    shortPaper(pattern, {
      edition,
      title: `${category} Topic Test: ${title}`,
      description: `${count} questions on this topic alone.`,
      category,
      section: title,
      fits: (template) => types.has(template.type) && fits(template),
      count,
    }),
  );
}

function drawsOf(
  pattern: ExamPattern,
  { groups }: PatternSection,
  counts: readonly number[],
  fits: Fits = () => false,
): Pick<SectionRecipe, 'draws' | 'allowCustomMarksPerQuestion'> {
  const { rules } = schemeOf(pattern);
  const draws = groups.map(({ type, marks, penalty }, place): Draw => {
    const usual = ruleOf({ rules }, type);
    const isOwn = usual.marks !== marks || usual.penalty !== penalty;
    return {
      count: counts[place] ?? 0,
      fits: (template) => template.type === type && fits(template),
      ...optionsIn(pattern),
      ...(isOwn && { marks, negativeMarks: penalty }),
    };
  });
  return {
    draws: draws.filter(({ count }) => count > 0),
    ...(draws.some(({ marks }) => marks !== undefined) && { allowCustomMarksPerQuestion: true }),
  };
}

function sectionLike({ name, sections }: ExamPattern, title: string): PatternSection {
  const found = sections.find((section) => section.title === title);
  if (found === undefined) throw new Error(`${name} has no section ${title}`);
  return found;
}

const countsOf = ({ groups }: PatternSection): number[] => groups.map(({ count }) => count);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
