import type { Answer } from '@exam/shared-schema/question-types';
import { useState } from 'react';

import {
  ExamActions,
  ExamFrame,
  ExamTimer,
  formatMarks,
  QuestionPalette,
  QuestionView,
  SaveLight,
  SectionTabs,
  Segmented,
  Sheet,
  SubmitDialog,
  ThemeButton,
} from '../index.ts';
import { sampleCounts, sampleStates, still } from './exam.tsx';
import { integral } from './sample-questions.ts';

const clock = still(6137);

const sections = [
  { id: 'p', title: 'Physics', answered: 21, total: 25 },
  { id: 'c', title: 'Chemistry', answered: 18, total: 25 },
  { id: 'm', title: 'Mathematics', answered: 9, total: 25 },
];

/** The whole exam room, without a running clock. */
export function RoomGallery() {
  const [section, setSection] = useState('m');
  const [current, setCurrent] = useState(11);
  const [value, setValue] = useState<Answer | null>('a');
  const [marked, setMarked] = useState(false);
  const [open, setOpen] = useState<'palette' | 'submit' | null>(null);
  const [language, setLanguage] = useState<'en' | 'hi'>('en');
  const palette = <QuestionPalette states={sampleStates} current={current} onSelect={setCurrent} />;
  const close = () => setOpen(null);
  return (
    <ExamFrame
      title="JEE Main Full Mock 3"
      saveLight={<SaveLight state="device" />}
      timer={<ExamTimer {...clock} />}
      tools={<ThemeButton />}
      sections={<SectionTabs sections={sections} selected={section} onSelect={setSection} panelId="sheet" />}
      panelId="sheet"
      questionKey={`${section}-${current}`}
      paletteTitle="Mathematics"
      palette={palette}
      actions={
        <ExamActions
          onPrevious={() => setCurrent(current - 1)}
          onNext={() => setCurrent(current + 1)}
          onMark={() => setMarked(!marked)}
          onMarkAndNext={() => {
            setMarked(true);
            setCurrent(current + 1);
          }}
          onClear={() => setValue(null)}
          onSubmit={() => setOpen('submit')}
          onPalette={() => setOpen('palette')}
          paletteLabel="Question palette, 9 of 25 answered"
          isMarked={marked}
          canGoBack={current > 0}
          canClear={value !== null}
          isLast={current === 24}
        />
      }
    >
      <QuestionView
        question={integral}
        number={current + 1}
        total={25}
        marks={formatMarks(4, 1)}
        value={value}
        onChange={setValue}
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
      <Sheet open={open === 'palette'} onClose={close} title="Mathematics" closeLabel="Close palette">
        {palette}
      </Sheet>
      <SubmitDialog
        open={open === 'submit'}
        sections={sampleCounts}
        clock={clock}
        onSubmit={close}
        onKeepWorking={close}
        submitting={false}
        username="asha"
        role="student"
      />
    </ExamFrame>
  );
}
