// @vitest-environment happy-dom
import type { QuestionState } from '@exam/shared-schema/labels';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { countStates, QuestionPalette } from './question-palette.tsx';

afterEach(cleanup);

const states: readonly QuestionState[] = [
  'answered',
  'answered-marked',
  'visited',
  'marked',
  'not-visited',
  'not-visited',
];

test('[AT6] each cell says its number and its state', () => {
  render(<QuestionPalette states={states} current={2} onSelect={() => undefined} firstNumber={26} />);
  const names = screen.getAllByRole('button').map((cell) => cell.getAttribute('aria-label'));
  expect(names).toEqual([
    'Question 26, answered',
    'Question 27, answered & marked',
    'Question 28, not answered',
    'Question 29, marked for review',
    'Question 30, not visited',
    'Question 31, not visited',
  ]);
  expect(screen.getByRole('button', { current: true }).textContent).toBe('28');
});

test('the legend counts every state', () => {
  render(<QuestionPalette states={states} current={0} onSelect={() => undefined} />);
  const lines = within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    '1Answered',
    '1Not Answered',
    '2Not Visited',
    '1Marked for Review',
    '1Answered & Marked',
  ]);
  expect(countStates([])).toEqual({
    'not-visited': 0,
    visited: 0,
    answered: 0,
    marked: 0,
    'answered-marked': 0,
  });
});

test('a press selects by index, and the arrows move the focus in rows of five', () => {
  const onSelect = vi.fn();
  render(<QuestionPalette states={states} current={0} onSelect={onSelect} />);
  const cells = screen.getAllByRole('button');
  fireEvent.click(cells[4] as HTMLElement);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(4);

  (cells[0] as HTMLElement).focus();
  fireEvent.keyDown(cells[0] as HTMLElement, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(cells[5]);
  fireEvent.keyDown(cells[5] as HTMLElement, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(cells[4]);
  expect(onSelect).toHaveBeenCalledOnce();
});
