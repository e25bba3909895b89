import type { QuestionState } from '@exam/shared-schema/labels';
import type { Answer } from '@exam/shared-schema/question-types';
import { useMemo, useState } from 'react';

import {
  Button,
  Card,
  CardGrid,
  type ExamClock,
  ExamTimer,
  formatMarks,
  QuestionPalette,
  QuestionView,
  Row,
  SaveLight,
  type SavedWhere,
  type SectionCount,
  Segmented,
  type ShownQuestion,
  SubmitDialog,
} from '../index.ts';
import { area, broken, integral, matrices, program, wide } from './sample-questions.ts';
import { GallerySection } from './section.tsx';

export const still = (seconds: number): ExamClock => ({
  subscribe: () => () => undefined,
  getRemainingSeconds: () => seconds,
});

export const sampleStates: readonly QuestionState[] = Array.from({ length: 25 }, (_, index) => {
  if (index === 4) return 'marked';
  if (index === 7) return 'answered-marked';
  if (index === 2 || index === 9) return 'visited';
  return index < 12 ? 'answered' : 'not-visited';
});

export const sampleCounts: readonly SectionCount[] = [
  { id: 'p', title: 'Physics', answered: 20, answeredMarked: 1, notAnswered: 4, marked: 2, notVisited: 0 },
  { id: 'c', title: 'Chemistry', answered: 18, answeredMarked: 0, notAnswered: 3, marked: 0, notVisited: 4 },
  {
    id: 'm',
    title: 'Mathematics',
    answered: 8,
    answeredMarked: 1,
    notAnswered: 2,
    marked: 2,
    notVisited: 13,
  },
];

const saveStates: readonly SavedWhere[] = ['saving', 'device', 'server', 'receipted', 'not-saved'];

interface SampleProps {
  readonly question: ShownQuestion;
  readonly number: number;
  readonly marks: string;
  readonly initial: Answer | null;
  readonly diagram?: boolean | undefined;
}

const triangle =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160"><path d="M20 140h280L160 20z" fill="none" stroke="#000" stroke-width="2"/></svg>',
  );

function Sample({ question, number, marks, initial, diagram }: SampleProps) {
  const [value, setValue] = useState<Answer | null>(initial);
  const [language, setLanguage] = useState<'en' | 'hi'>('en');
  return (
    <Card as="div">
      <QuestionView
        question={question}
        number={number}
        total={25}
        marks={marks}
        value={value}
        onChange={setValue}
        diagram={diagram ? { src: triangle, alt: 'A triangle', width: 320, height: 160 } : undefined}
        aside={
          <Segmented
            label="Question language"
            options={[
              { value: 'en', label: 'EN' },
              { value: 'hi', label: 'हिन्दी', lang: 'hi' },
            ]}
            value={language}
            onChange={setLanguage}
          />
        }
      />
    </Card>
  );
}

function Submit() {
  const [open, setOpen] = useState(false);
  const [submitting, setSubmitting] = useState(false);
  const clock = useMemo(() => still(6137), []);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the submit dialog</Button>
      <SubmitDialog
        open={open}
        sections={sampleCounts}
        clock={clock}
        onSubmit={() => setSubmitting(true)}
        onKeepWorking={() => setOpen(false)}
        submitting={submitting}
        username="asha"
        role="student"
        error="No response from server. Please check your internet connection."
      />
    </>
  );
}

export function ExamGallery() {
  const [current, setCurrent] = useState(11);
  return (
    <GallerySection title="Exam">
      <Row gap={6}>
        {saveStates.map((state) => (
          <SaveLight key={state} state={state} />
        ))}
      </Row>
      <Row gap={6}>
        <ExamTimer {...still(6137)} />
        <ExamTimer {...still(840)} />
        <ExamTimer {...still(291)} />
        <Submit />
      </Row>
      <CardGrid>
        <Card as="div" title="Mathematics">
          <QuestionPalette states={sampleStates} current={current} onSelect={setCurrent} />
        </Card>
      </CardGrid>
      <Sample question={integral} number={12} marks={formatMarks(4, 1)} initial="a" />
      <Sample question={matrices} number={18} marks="+4 / +1 each part / −2" initial={['a', 'd']} />
      <Sample question={area} number={23} marks={formatMarks(4, 0)} initial="1.33" diagram />
      <Sample question={wide} number={24} marks={formatMarks(4, 1)} initial={null} />
      <Sample question={program} number={26} marks={formatMarks(2, 0)} initial={null} />
      <Sample question={broken} number={25} marks={formatMarks(4, 1)} initial={null} />
    </GallerySection>
  );
}
