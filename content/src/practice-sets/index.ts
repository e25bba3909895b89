import type { WrittenQuestion, WrittenSet } from '../written-question.ts';
import { clozes } from './clozes.ts';
import { readings } from './readings.ts';

interface Place {
  /** In the names of sets and questions; kept for ever. */
  readonly exam: string;
  readonly subject: string;
  readonly topic: string;
  readonly difficulty: number;
  /** CT14: which wrong option is left out where four are printed; exams leave out different ones. */
  readonly leavesOut?: 0 | 1 | 2 | 3;
}

const READING: readonly Place[] = [
  { exam: 'bank', subject: 'English Language', topic: 'Comprehension', difficulty: 5 },
  { exam: 'ssc', subject: 'English Comprehension', topic: 'Comprehension', difficulty: 5, leavesOut: 0 },
  { exam: 'general', subject: 'English', topic: 'Comprehension', difficulty: 5, leavesOut: 1 },
  { exam: 'csat', subject: 'CSAT', topic: 'Comprehension', difficulty: 5, leavesOut: 2 },
  {
    exam: 'cat',
    subject: 'Verbal Ability and Reading Comprehension',
    topic: 'Reading Comprehension',
    difficulty: 5,
    leavesOut: 3,
  },
];

const CLOZE: readonly Place[] = [
  { exam: 'bank', subject: 'English Language', topic: 'Cloze Test', difficulty: 4 },
  { exam: 'ssc', subject: 'English Comprehension', topic: 'Cloze Test', difficulty: 4, leavesOut: 0 },
];

interface Asked {
  readonly name: string;
  readonly text: string;
  readonly right: string;
  readonly wrong: readonly [string, string, string, string];
  readonly explanation: string;
}

/** A question with four or five options; the right one stands at a place that changes from question to question. */
function questionAt(
  { subject, topic, difficulty, leavesOut }: Place,
  under: string,
  asked: Asked,
  number: number,
): WrittenQuestion {
  const { name, text, right, wrong, explanation } = asked;
  const options = wrong.filter((_option, place) => place !== leavesOut);
  const at = number % (options.length + 1);
  return {
    name: `${under}/${name}`,
    subject,
    topic,
    difficulty,
    key: { type: 'MCQ', correct: [String(at)] },
    text,
    options: options.toSpliced(at, 0, right),
    explanation,
  };
}

interface Passage {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly questions: readonly Asked[];
}

const setsAt = (kind: string, places: readonly Place[], passages: readonly Passage[]): WrittenSet[] =>
  places.flatMap((place) =>
    passages.map(({ name, title, text, questions }, passage) => {
      const under = `practice/${kind}/${place.exam}/${name}`;
      return {
        name: under,
        kind: 'passage' as const,
        title,
        text,
        questions: questions.map((asked, number) => questionAt(place, under, asked, passage * 3 + number)),
      };
    }),
  );

/**
 * BK43: passages for practice, each with its questions, in every exam that asks for such passages. No paper has them. The
 * same passage is in several exams and never twice in one.
 */
export const practiceSets: readonly WrittenSet[] = [
  ...setsAt(
    'reading',
    READING,
    readings.map(({ paragraphs, ...reading }) => ({ ...reading, text: paragraphs.join('\n\n') })),
  ),
  ...setsAt('cloze', CLOZE, clozes),
];
