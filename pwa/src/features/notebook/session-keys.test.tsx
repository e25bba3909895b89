import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSessionKeys } from './session-keys.ts';

const onShow = vi.fn();
const onRate = vi.fn();

function Card({ isAnswerShown = false }: { readonly isAnswerShown?: boolean }) {
  useSessionKeys({ isAnswerShown, onShow, onRate });
  return (
    <>
      <h2>title</h2>
      <input type="radio" aria-label="chosen option" defaultChecked />
      <input type="radio" aria-label="other option" />
      <input type="checkbox" aria-label="ticked box" defaultChecked />
      <input inputMode="decimal" aria-label="number" />
      <textarea aria-label="text" />
      <button type="button">button</button>
      <dialog open aria-label="assistant">
        <p>its words</p>
      </dialog>
    </>
  );
}

const ROLES = {
  title: 'heading',
  'chosen option': 'radio',
  'other option': 'radio',
  'ticked box': 'checkbox',
  number: 'textbox',
  text: 'textbox',
  button: 'button',
} as const;

/** The elements on which the key shows the answer. */
const shows = (key: string) =>
  (Object.keys(ROLES) as (keyof typeof ROLES)[]).filter((name) => {
    onShow.mockClear();
    fireEvent.keyDown(screen.getByRole(ROLES[name], { name }), { key });
    return onShow.mock.calls.length > 0;
  });

test('[NB9] Space shows the answer where it means nothing else', () => {
  render(<Card />);
  expect(shows(' ')).toEqual(['title', 'chosen option']);
});

test('[NB9] Enter shows the answer from every kind of answer, whether chosen, ticked or typed', () => {
  render(<Card />);
  expect(shows('Enter')).toEqual(['title', 'chosen option', 'other option', 'ticked box', 'number']);
});

test('[NB9] 1 to 4 rate the answer once it is shown, and not before', () => {
  const { rerender } = render(<Card />);
  const press = (key: string) => fireEvent.keyDown(screen.getByRole('heading'), { key });
  press('3');
  expect(onRate).not.toHaveBeenCalled();
  rerender(<Card isAnswerShown />);
  press('3');
  press('5');
  expect(onRate.mock.calls).toEqual([[3]]);
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'text' }), { key: '3' });
  expect(onRate).toHaveBeenCalledOnce();
  expect(shows('Enter')).toEqual([]);
});

test('[NB9] in a dialog over the page, keys are the dialog’s', () => {
  const { rerender } = render(<Card />);
  onShow.mockClear();
  onRate.mockClear();
  for (const key of [' ', 'Enter']) fireEvent.keyDown(screen.getByText('its words'), { key });
  expect(onShow).not.toHaveBeenCalled();
  rerender(<Card isAnswerShown />);
  fireEvent.keyDown(screen.getByText('its words'), { key: '1' });
  expect(onRate).not.toHaveBeenCalled();
});
