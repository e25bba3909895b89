import { parseMarkdown, plainLines } from '@exam/shared-schema/rich-text';
import { say } from '../../sentences/index.ts';

/** An answer without its markup, for screen readers. A formula is read in words, as in a question. */
export const plainAnswer = (answer: string): string => plainLines(parseMarkdown(answer));

/** The longest announcement, characters: an announcement cannot be paused, so it must not take minutes. */
const MOST_SPOKEN = 1_500;

/**
 * The beginning of an answer up to the end of a line or sentence, with a note that it continues; the whole answer if
 * it is short.
 */
export function spokenText(answer: string): string {
  const text = plainAnswer(answer);
  if (text.length <= MOST_SPOKEN) return text;
  const beginning = text.slice(0, MOST_SPOKEN);
  const ends = [...beginning.matchAll(/\n|[.?!।] /g)];
  return `${beginning.slice(0, (ends.at(-1)?.index ?? MOST_SPOKEN - 1) + 1).trimEnd()}\n${say.assistant.goesOn}`;
}
