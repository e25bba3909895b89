import type { WholeQuestion } from '@exam/shared-schema/contract';
import { optionsInWords, type ChangedPart } from './question-change-words.ts';
import { editValuesOf, type EditValues } from './question-edit-form.tsx';

/** What both who edit a question may change, with what it is called. */
const EDITED = {
  subjectId: 'Subject',
  topicId: 'Topic',
  text: 'Question',
  diagramUrl: 'Image',
  diagramAlt: 'Description of the image',
  isInHindi: 'Hindi',
  textInHindi: 'Question in Hindi',
  options: 'Options',
  answer: 'Right number',
  upTo: 'Up to',
  tolerance: 'Tolerance',
  explanation: 'Explanation',
  explanationInHindi: 'Explanation in Hindi',
  difficulty: 'Difficulty',
} as const;
type Edited = keyof typeof EDITED;
const names = Object.keys(EDITED) as Edited[];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * BK20: what a form holds after it has taken over what somebody else changed meanwhile: what was left alone in the form is
 * as it is now, what was changed in it stays so.
 * @param base as the question was when the form began. @param latest as it is now.
 */
export function rebased(base: WholeQuestion, latest: WholeQuestion, mine: EditValues): EditValues {
  const [before, now] = [editValuesOf(base), editValuesOf(latest)];
  const taken = names.filter((name) => isSame(mine[name], before[name]));
  const theirs = Object.fromEntries(taken.map((name) => [name, now[name]]));
  return { ...mine, ...theirs, version: now.version };
}

/** What both have changed, in different ways: as it is now, and as the form has it. */
export function conflicts(base: WholeQuestion, latest: WholeQuestion, mine: EditValues): ChangedPart[] {
  const [before, now] = [editValuesOf(base), editValuesOf(latest)];
  return names
    .filter(
      (name) =>
        !isSame(mine[name], before[name]) &&
        !isSame(now[name], before[name]) &&
        !isSame(mine[name], now[name]),
    )
    .map((name) => ({ name: EDITED[name], before: inWords(now[name]), after: inWords(mine[name]) }));
}

const inWords = (value: EditValues[Edited]): string =>
  typeof value === 'object' ? optionsInWords(value) : String(value);
