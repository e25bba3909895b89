import type { Sha256 } from '../attempt/hash-chain.ts';
import type { PackageOption, PaperPackage } from './package.ts';

interface Placed {
  /** Stays where it is: 'None of these', or an option that others name by its letter. */
  readonly fixed?: boolean | undefined;
}

/** Options in the order of their ranks; fixed ones keep their places, the others share what is left. */
export function shuffled<Option extends Placed>(
  options: readonly Option[],
  rank: (option: Option) => string,
): Option[] {
  const movable = options
    .filter((option) => option.fixed !== true)
    .map((option) => ({ option, rank: rank(option) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1));
  let next = 0;
  return options.map((option) => (option.fixed === true ? option : (movable[next++]?.option ?? option)));
}

/**
 * ST71: a question's options as one student sees them: in the order of SHA-256 over 'seed questionId optionId' (UTF-8,
 * single blanks, hex digits compared as text). It follows from these three alone, so every place that shows the
 * question gives an option the same letter. Ids hold no blanks, so no two texts are the same.
 * @param seed of the student's ticket.
 */
export function drawnOptions<Option extends Placed & Pick<PackageOption, '_id'>>(
  questionId: string,
  options: readonly Option[],
  seed: string,
  sha256: Sha256,
): Option[] {
  return shuffled(options, ({ _id }) => sha256(`${seed} ${questionId} ${_id}`));
}

/**
 * ST71: a paper with every question's options as its student sees them, and nothing else changed.
 * @param seed undefined for tickets without one, whose papers are shown as they are packed.
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
