import type { WrittenQuestion, WrittenSet } from '../written-question.ts';

const PLACES = { A: '0', B: '1', C: '2', D: '3', E: '4' } as const;

/** Each student sees the options in another order, so no explanation names their places. */
interface PassageQuestion {
  /** Unique within the passage or the list of questions, and kept for ever. */
  readonly name: string;
  /** 1 to 10. */
  readonly difficulty: number;
  readonly right: keyof typeof PLACES;
  readonly text: string;
  /** CT14: five in bank exams, four in all others. */
  readonly options: readonly [string, string, string, string, string?];
  readonly isInOrder?: true;
  /** Of a passage: quotes the words that decide between double quotes. */
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
    questions: choiceQuestions(filed, `passages/${name}`, questions),
  };
}

/** Questions of one right option each, with or without a passage. @param under what their names begin with. */
export function choiceQuestions(
  filed: Filed,
  under: string,
  questions: readonly PassageQuestion[],
): WrittenQuestion[] {
  return questions.map(({ right, options, ...question }) => ({
    ...filed,
    ...question,
    options: options.filter((option) => option !== undefined),
    name: `${under}/${question.name}`,
    key: { type: 'MCQ', correct: [PLACES[right]] },
  }));
}
