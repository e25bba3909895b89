import { useState } from 'react';

import {
  AnalysisCard,
  AnalysisFilter,
  type AnalysisFilterId,
  AnalysisTiles,
  type AnalysedQuestion,
  CardGrid,
  EmptyState,
  LinkButton,
  PageHead,
  ReceiptCard,
  ResultStrip,
  ResultTiles,
  ScoreCard,
  Stack,
} from '../index.ts';
import { GallerySection } from './section.tsx';

const digest = 'a41c9e0752bdf3c8d1e0aa7734f19b02c5d6e7f8091a2b3c4d5e6f708192a3b4';

const questions: readonly AnalysedQuestion[] = [
  {
    id: '12',
    number: 12,
    section: 'Mathematics',
    outcome: 'correct',
    isAnswered: true,
    marks: 4,
    timeTakenSeconds: 108,
    text: 'The value of $\\int_0^{\\pi/2} \\sin^2 x\\,dx$ is',
    yourAnswer: 'A. $\\frac{\\pi}{4}$',
    correctAnswer: 'A. $\\frac{\\pi}{4}$',
    explanation: 'Use $\\sin^2 x = \\frac{1 - \\cos 2x}{2}$.',
  },
  {
    id: '31',
    number: 31,
    section: 'Chemistry',
    outcome: 'incorrect',
    isAnswered: true,
    marks: -1,
    timeTakenSeconds: 248,
    text: 'Which aldehyde gives the Cannizzaro reaction?',
    yourAnswer: 'C. Acetaldehyde',
    correctAnswer: 'B. Benzaldehyde',
    markedForReview: true,
  },
  {
    id: '68',
    number: 68,
    outcome: 'partly-correct',
    isAnswered: true,
    marks: 2,
    timeTakenSeconds: 172,
    text: 'Which of these are true of $A^n$?',
    yourAnswer: 'A, D',
    correctAnswer: 'A, B, D',
  },
  { id: '47', number: 47, outcome: 'unanswered', isAnswered: false, marks: 0, timeTakenSeconds: 31 },
];

export function ResultsGallery() {
  const [filter, setFilter] = useState<AnalysisFilterId>('all');
  const [copied, setCopied] = useState(false);
  return (
    <GallerySection title="Results">
      <PageHead
        eyebrow="21 Nov 2026, 11:20 to 14:01"
        title="Exam Completed!"
        lead="JEE Main Full Mock 3"
        actions={
          <>
            <LinkButton variant="primary" href="#analysis">
              View Detailed Analysis
            </LinkButton>
            <LinkButton href="#home">Back to Home</LinkButton>
          </>
        }
      />
      <CardGrid>
        <ScoreCard
          obtained={212}
          total={300}
          percentage={70.67}
          sections={[
            { id: 'p', title: 'Physics', obtained: 74, total: 100 },
            { id: 'c', title: 'Chemistry', obtained: 77, total: 100 },
            { id: 'm', title: 'Mathematics', obtained: 61, total: 100 },
          ]}
        />
        <ReceiptCard
          state="receipted"
          code="7F3K-Q2"
          line="Receipted 14:02, code 7F3K-Q2"
          digest={digest}
          facts={[{ label: 'Sealed on this device', value: '14:01:58' }]}
          onCopy={() => setCopied(true)}
          copied={copied}
          onSave={() => undefined}
        />
        <Stack>
          <ReceiptCard state="device" line="It will be handed in by itself." digest={digest} />
        </Stack>
      </CardGrid>
      <ResultTiles total={75} correct={55} wrong={8} unanswered={12} />
      <ResultStrip
        total={75}
        correct={55}
        wrong={8}
        unanswered={12}
        accuracy="87.3%"
        timeSpent="2h 41m"
        averageTime="129s"
        pace="Slow"
      />
      <AnalysisTiles correct={55} incorrect={8} unanswered={12} accuracy="87.3%" />
      <AnalysisFilter
        counts={{ all: 4, correct: 1, incorrect: 2, unanswered: 1 }}
        selected={filter}
        onSelect={setFilter}
      >
        {filter === 'unanswered' ? (
          <EmptyState title="No Questions Found">No questions match the selected filter.</EmptyState>
        ) : (
          <CardGrid>
            {questions.map((question) => (
              <AnalysisCard key={question.id} question={question} onHelp={() => undefined} />
            ))}
          </CardGrid>
        )}
      </AnalysisFilter>
    </GallerySection>
  );
}
