// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QuestionBoundary } from './question-boundary.tsx';

afterEach(cleanup);
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

/** Questions that fail to render as long as they are broken. */
const broken = new Set<string>();
function Question({ id }: { readonly id: string }) {
  if (broken.has(id)) throw new Error(`${id} is broken`);
  return <p>This is {id}</p>;
}

/** Fails when it is added to the page, as if others had changed it; as often as it has left. */
function Fails({ left }: { readonly left: { count: number } }) {
  useLayoutEffect(() => {
    left.count -= 1;
    if (left.count >= 0) throw new Error('The page is not as it was');
  });
  return <p>It is there again</p>;
}

const show = (id: string) => (
  <QuestionBoundary questionId={id}>
    <Question id={id} />
  </QuestionBoundary>
);

test('[AT25] a question that fails once is rendered anew, and one that fails again says so', () => {
  const failing = (count: number) => (
    <QuestionBoundary key={count} questionId="q1">
      <Fails left={{ count }} />
    </QuestionBoundary>
  );
  const { rerender } = render(failing(1));
  expect(screen.getByText('It is there again')).toBeTruthy();
  rerender(failing(2));
  expect(screen.getByText('Invalid Question Data')).toBeTruthy();
});

test('[AT25] the next question is shown after one that fails', () => {
  broken.add('q1');
  const { rerender } = render(show('q1'));
  expect(screen.getByText('Invalid Question Data')).toBeTruthy();
  rerender(show('q2'));
  expect(screen.getByText('This is q2')).toBeTruthy();
  expect(screen.queryByText('Invalid Question Data')).toBe(null);
});
