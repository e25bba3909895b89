// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { type AnalysedQuestion, AnalysisCard } from './analysis-card.tsx';

afterEach(cleanup);

const question: AnalysedQuestion = {
  id: 'q',
  number: 7,
  outcome: 'correct',
  isAnswered: true,
  marks: 4,
  timeTakenSeconds: 61.4,
};

test.each([
  ['correct', true, 'Correct', 'Well Done!', 'Learn More'],
  ['incorrect', true, 'Incorrect', 'Review Needed', 'Ask AI'],
  ['partly-correct', true, 'Partly correct', 'Review Needed', 'Ask AI'],
  ['unanswered', false, 'Unanswered', 'Not Attempted', 'Get Help'],
  ['dropped', true, 'Dropped, full marks', 'Well Done!', 'Learn More'],
  ['dropped', false, 'Dropped, full marks', 'Not Attempted', 'Get Help'],
  ['bonus', true, 'Bonus, full marks', 'Well Done!', 'Learn More'],
  ['not-counted', true, 'Not counted', 'Not Attempted', 'Get Help'],
] as const)('[ST18] %s: badge, footer and help', (outcome, isAnswered, status, footer, help) => {
  const onHelp = vi.fn();
  render(<AnalysisCard question={{ ...question, outcome, isAnswered }} onHelp={onHelp} />);
  expect(screen.getByText(status)).toBeTruthy();
  expect(screen.getByText(footer)).toBeTruthy();
  fireEvent.click(screen.getByText(help));
  expect(onHelp).toHaveBeenCalledExactlyOnceWith('q');
});

test('missing content is stated in words', () => {
  const { rerender } = render(<AnalysisCard question={question} />);
  expect(screen.getByText('Question text not available for Question 7')).toBeTruthy();
  expect(screen.getByText('MCQ')).toBeTruthy();
  expect(screen.getByText('No answer')).toBeTruthy();
  expect(screen.getByText('Not available')).toBeTruthy();
  expect(screen.getByText('+4 pts')).toBeTruthy();
  expect(screen.getByText('61s')).toBeTruthy();
  rerender(<AnalysisCard question={{ ...question, outcome: 'unanswered', isAnswered: false, marks: 0 }} />);
  expect(screen.getByText('Not Answered')).toBeTruthy();
  expect(screen.getByText('0 pts')).toBeTruthy();
});

test('a diagram in LaTeX is there as it was in the exam', () => {
  render(<AnalysisCard question={question} diagramLatex="\\begin{tikzpicture}\\end{tikzpicture}" />);
  expect(screen.getByRole('region', { name: 'Diagram: Question 7: source' }).textContent).toContain('tikz');
});

test('how everybody did stands beside the own time, where it is known', () => {
  const { rerender } = render(<AnalysisCard question={question} />);
  expect(screen.queryByText('Everyone')).toBeNull();
  rerender(<AnalysisCard question={question} everyone="63% of 40 right, median 1m 20s" />);
  expect(screen.getByText('63% of 40 right, median 1m 20s')).toBeTruthy();
});

test('[ST60] the button of the help names its price, and no price once the help is here', () => {
  const { rerender } = render(<AnalysisCard question={question} onHelp={() => undefined} helpPrice={1} />);
  screen.getByRole('button', { name: 'Learn More for 1 token: Question 7' });
  rerender(<AnalysisCard question={question} onHelp={() => undefined} />);
  screen.getByRole('button', { name: 'Learn More: Question 7' });
});
