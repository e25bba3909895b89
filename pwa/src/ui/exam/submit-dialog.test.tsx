// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { SubmitDialog, type SubmitDialogProps } from './submit-dialog.tsx';

afterEach(cleanup);

const props: SubmitDialogProps = {
  open: true,
  sections: [
    { id: 'p', title: 'Physics', answered: 20, answeredMarked: 1, notAnswered: 2, marked: 1, notVisited: 1 },
    {
      id: 'c',
      title: 'Chemistry',
      answered: 18,
      answeredMarked: 0,
      notAnswered: 3,
      marked: 0,
      notVisited: 4,
    },
  ],
  clock: { subscribe: () => () => undefined, getRemainingSeconds: () => 6137 },
  onSubmit: () => undefined,
  onKeepWorking: () => undefined,
  submitting: false,
  username: 'asha',
  role: 'student',
};

test('it counts section by section and in total, and says the time left', () => {
  render(<SubmitDialog {...props} />);
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Section', 'Answered', 'Not Answered', 'Marked', 'Answered & Marked', 'Not Visited'],
    ['Physics', '20', '2', '1', '1', '1'],
    ['Chemistry', '18', '3', '0', '0', '4'],
    ['Total', '38', '5', '1', '1', '5'],
  ]);
  expect(screen.getByText('1h 42m')).toBeTruthy();
});

test('Enter on opening keeps working', () => {
  render(<SubmitDialog {...props} />);
  expect(document.activeElement?.textContent).toBe('Keep working');
});

test('while it submits it cannot be left or submitted again, and says for whom', () => {
  const onSubmit = vi.fn();
  const onKeepWorking = vi.fn();
  render(<SubmitDialog {...props} submitting onSubmit={onSubmit} onKeepWorking={onKeepWorking} />);
  fireEvent.click(screen.getByRole('button', { name: 'Submit paper' }));
  fireEvent.click(screen.getByRole('button', { name: 'Keep working' }));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onKeepWorking).not.toHaveBeenCalled();
  const status = within(screen.getByRole('status'));
  expect(status.getByText('Processing your submission...')).toBeTruthy();
  expect(status.getByText(/asha/).textContent).toBe('asha student');
});

test('an error is shown in the dialog', () => {
  render(<SubmitDialog {...props} error="Server error occurred during submission." />);
  expect(screen.getByRole('alert').textContent).toBe('Server error occurred during submission.');
});
