import type { WrittenSet } from '../written-question.ts';

const PLACES = { A: '0', B: '1', C: '2', D: '3' } as const;

/** Each student sees the options in another order, so no explanation names their places. */
interface PassageQuestion {
  /** Unique within the passage, and kept for ever. */
  readonly name: string;
  /** 1 to 10. */
  readonly difficulty: number;
  readonly right: keyof typeof PLACES;
  readonly text: string;
  readonly options: readonly [string, string, string, string];
  /** Quotes the words that decide between double quotes. */
  readonly explanation: string;
}

interface Passage {
  /** Unique, and kept for ever. */
  readonly name: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly questions: readonly PassageQuestion[];
}

/** Where the bank files the questions. The syllabus of CLAT has subjects and no topics. */
interface Filed {
  readonly subject: string;
  readonly topic?: string;
}

/** A passage with its questions, as a set of the demo. */
export function passageSet(filed: Filed, { name, title, paragraphs, questions }: Passage): WrittenSet {
  return {
    name: `passages/${name}`,
    kind: 'passage',
    title,
    text: paragraphs.join('\n\n'),
    questions: questions.map(({ right, ...question }) => ({
      ...filed,
      ...question,
      name: `passages/${name}/${question.name}`,
      key: { type: 'MCQ', correct: [PLACES[right]] },
    })),
  };
}
