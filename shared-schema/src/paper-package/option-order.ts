import type { Sha256 } from '../attempt/log-hash.ts';
import type { PackageOption, PaperPackage } from './package.ts';

interface Placed {
  /** Keeps its place: 'None of these', or an option that others refer to by its letter. */
  readonly fixed?: boolean | undefined;
  readonly row?: boolean | undefined;
}

/** Reorders options; rows and fixed ones keep their places, the others fill the remaining places. */
export function reordered<Option extends Placed>(
  options: readonly Option[],
  reorder: (movable: readonly Option[]) => readonly Option[],
): Option[] {
  const movable = reorder(options.filter((option) => !isFixed(option)));
  let next = 0;
  return options.map((option) => (isFixed(option) ? option : (movable[next++] ?? option)));
}

const isFixed = ({ fixed, row }: Placed) => fixed === true || row === true;

/**
 * ST71, PK10: a question's options in the order that one student sees. The order depends only on the seed and the ids,
 * so an option has the same letter wherever the question is shown: the options are sorted by their ids and shuffled
 * (Fisher and Yates, from the end) with the numbers of `numbersFrom`, each modulo the number of remaining places.
 * @param seed `optionSeed` of the student's ticket.
 */
export function drawnOptions<Option extends Placed & Pick<PackageOption, '_id'>>(
  questionId: string,
  options: readonly Option[],
  seed: string,
  sha256: Sha256,
): Option[] {
  return reordered(options, (movable) => {
    const drawn = [...movable].sort((a, b) => (a._id < b._id ? -1 : 1));
    const numbers = numbersFrom(`${seed} ${questionId}`, sha256);
    for (let last = drawn.length - 1; last > 0; last -= 1) {
      const chosen = numbers.next().value % (last + 1);
      [drawn[last], drawn[chosen]] = [drawn[chosen] as Option, drawn[last] as Option];
    }
    return drawn;
  });
}

/** The hex digits of a 32-bit number. */
const NUMBER_DIGITS = 8;

/** 32-bit numbers generated from a text: the digests of 'text 0', 'text 1' and so on, eight numbers each. */
function* numbersFrom(text: string, sha256: Sha256): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    const digest = sha256(`${text} ${block}`);
    for (let at = 0; at < digest.length; at += NUMBER_DIGITS)
      yield parseInt(digest.slice(at, at + NUMBER_DIGITS), 16);
  }
}

/**
 * ST71: a paper with the options of every question in the student's order, otherwise unchanged.
 * @param seed undefined for tickets without one; their papers keep the order of the package.
 */
export function drawnPaper(paper: PaperPackage, seed: string | undefined, sha256: Sha256): PaperPackage {
  if (seed === undefined) return paper;
  const sections = paper.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => drawnQuestion(question, seed, sha256)),
  }));
  return { ...paper, sections };
}

/** A question of a damaged package may lack its options: the rest of the paper stays usable. */
function drawnQuestion<Question extends { readonly _id: string; readonly options?: PackageOption[] }>(
  question: Question,
  seed: string,
  sha256: Sha256,
): Question {
  const { _id, options } = question;
  return options === undefined
    ? question
    : { ...question, options: drawnOptions(_id, options, seed, sha256) };
}
