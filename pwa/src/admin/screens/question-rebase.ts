import type { WholeQuestion } from '@exam/shared-schema/contract';
import { optionsText, type ChangedPart } from './question-changes.ts';
import { editValuesOf, type EditValues } from './question-edit-form.tsx';

/** The members that concurrent edits may both change, with their labels. */
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
 * BK20: merges another administrator's changes into the form: untouched fields take the latest values, edited fields
 * keep the user's.
 * @param base the question when the form was opened.
 * @param latest the question now.
 */
export function rebased(base: WholeQuestion, latest: WholeQuestion, mine: EditValues): EditValues {
  const [before, now] = [editValuesOf(base), editValuesOf(latest)];
  const taken = names.filter((name) => isSame(mine[name], before[name]));
  const theirs = Object.fromEntries(taken.map((name) => [name, now[name]]));
  return { ...mine, ...theirs, version: now.version };
}

/** The fields that both sides changed to different values: the latest value and the form's. */
export function conflicts(base: WholeQuestion, latest: WholeQuestion, mine: EditValues): ChangedPart[] {
  const [before, now] = [editValuesOf(base), editValuesOf(latest)];
  return names
    .filter(
      (name) =>
        !isSame(mine[name], before[name]) &&
        !isSame(now[name], before[name]) &&
        !isSame(mine[name], now[name]),
    )
    .map((name) => ({ name: EDITED[name], before: valueText(now[name]), after: valueText(mine[name]) }));
}

const valueText = (value: EditValues[Edited]): string =>
  typeof value === 'object' ? optionsText(value) : String(value);
