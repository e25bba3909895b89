// @vitest-environment happy-dom
import type { Answer } from '@exam/shared-schema/question-types';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { useToasts } from '../feedback/toast-store.ts';
import { questionInputs } from './index.ts';
import { NumericalInput } from './numerical/input.tsx';

afterEach(cleanup);
afterEach(() => void vi.useRealTimers());

const question = {
  _id: 'q',
  options: ['a', 'b', 'c'].map((_id) => ({ _id, text: `Option ${_id}` })),
};

interface OwnerProps {
  readonly type: keyof typeof questionInputs;
  readonly onAnswer: (value: Answer | null) => void;
  readonly initial?: Answer | null;
}

function Owner({ type, onAnswer, initial = null }: OwnerProps) {
  const [value, setValue] = useState<Answer | null>(initial);
  const [clears, setClears] = useState(0);
  const Input = questionInputs[type];
  const change = (next: Answer | null) => {
    onAnswer(next);
    setValue(next);
  };
  const clear = () => {
    setValue(null);
    setClears(clears + 1);
  };
  return (
    <>
      <Input question={question} value={value} onChange={change} name="q" label="Options" clears={clears} />
      <button onClick={clear}>Clear</button>
    </>
  );
}

const display = () => screen.getByLabelText('Your answer') as HTMLInputElement;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (text: string) => fireEvent.change(display(), { target: { value: text } });

test('MCQ tells the id of the one option', () => {
  const onAnswer = vi.fn();
  render(<Owner type="MCQ" onAnswer={onAnswer} />);
  fireEvent.click(screen.getByRole('radio', { name: /Option b/ }));
  expect(onAnswer).toHaveBeenLastCalledWith('b');
  expect((screen.getByRole('radio', { name: /Option b/ }) as HTMLInputElement).checked).toBe(true);
});

test('MSQ tells the ids in the order of the options, and none as no answer', () => {
  const onAnswer = vi.fn();
  render(<Owner type="MSQ" onAnswer={onAnswer} />);
  fireEvent.click(screen.getByRole('checkbox', { name: /Option c/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Option a/ }));
  expect(onAnswer).toHaveBeenLastCalledWith(['a', 'c']);
  fireEvent.click(screen.getByRole('checkbox', { name: /Option a/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Option c/ }));
  expect(onAnswer).toHaveBeenLastCalledWith(null);
});

test('the focus follows a tap to its option, so that keys go on from there', async () => {
  render(<Owner type="MCQ" onAnswer={vi.fn()} />);
  fireEvent.click(screen.getByText('Option b'));
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('radio', { name: /Option b/ }));
});

test('the focus that has gone elsewhere after a tap is left there', () => {
  vi.useFakeTimers();
  render(<Owner type="MCQ" onAnswer={vi.fn()} />);
  fireEvent.click(screen.getByText('Option b'));
  const clear = screen.getByRole('button', { name: 'Clear' });
  clear.focus();
  vi.runAllTimers();
  expect(document.activeElement).toBe(clear);
});

test.each(['MCQ', 'MSQ'] as const)('an option that is closed takes no tap (%s)', (kind) => {
  const onAnswer = vi.fn();
  const Input = questionInputs[kind];
  render(<Input question={question} value={null} onChange={onAnswer} name="q" label="Options" disabled />);
  fireEvent.click(screen.getByText('Option b'));
  expect(onAnswer).not.toHaveBeenCalled();
});

test('a number can be typed on the pad', () => {
  const onAnswer = vi.fn();
  render(<Owner type="Numerical" onAnswer={onAnswer} />);
  for (const key of ['1', 'Decimal point', '3', '3', 'Minus']) press(key);
  expect(display().value).toBe('-1.33');
  expect(onAnswer).toHaveBeenLastCalledWith('-1.33');
  press('Delete last digit');
  expect(onAnswer).toHaveBeenLastCalledWith('-1.3');
  press('Clear answer');
  expect(onAnswer).toHaveBeenLastCalledWith(null);
});

test('the pad types where the caret stands, and asks for no other keyboard', () => {
  const onAnswer = vi.fn();
  render(<Owner type="Numerical" onAnswer={onAnswer} initial="14" />);
  expect(display().inputMode).toBe('none');
  display().focus();
  display().setSelectionRange(1, 1);
  press('2');
  press('3');
  expect(display().value).toBe('1234');
  expect(display().selectionStart).toBe(3);
});

test('text that is no number stays, shows a hint, and is passed on as no answer', () => {
  const onAnswer = vi.fn();
  render(<Owner type="Numerical" onAnswer={onAnswer} initial="1" />);
  type('1,00');
  expect(display().value).toBe('1,00');
  expect(onAnswer).toHaveBeenLastCalledWith(null);
  expect(screen.getByText(/Not a number, so it is not saved/)).toBeTruthy();
  press('Clear');
  expect(display().value).toBe('');
});

test.each([
  ['\u22125', '-5'],
  ['\u20135', '-5'],
  ['1,00,000', '100000'],
  ['\u0967\u0968', '12'],
  ['\uff11\uff12', '12'],
  ['\u200b5', '5'],
])('[SC9] a number that is typed or pasted as %s stays as it is, and is passed on as %s', (text, answer) => {
  const onAnswer = vi.fn();
  render(<Owner type="Numerical" onAnswer={onAnswer} />);
  type(text);
  expect(display().value).toBe(text);
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(answer);
  expect(screen.queryByText(/Not a number/)).toBeNull();
});

test('[SC9] a percentage is taken where the question asks for one', () => {
  const onAnswer = vi.fn();
  const props = { value: null, onChange: onAnswer, name: 'q', label: 'Number' };
  const { rerender } = render(
    <NumericalInput {...props} question={{ ...question, text: 'By what per cent does it rise?' }} />,
  );
  type('5%');
  expect(onAnswer).toHaveBeenLastCalledWith('5');
  rerender(<NumericalInput {...props} question={{ ...question, _id: 'q2', text: 'How many?' }} />);
  type('6%');
  expect(onAnswer).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/Not a number/)).toBeTruthy();
});

test('[SC9] a letter does not take back the number in the field', () => {
  const onAnswer = vi.fn();
  render(<Owner type="Numerical" onAnswer={onAnswer} initial="12" />);
  for (const text of ['12m', 'm12', '12e', '12ee', 'cm']) type(text);
  expect(display().value).toBe('12e');
  expect(onAnswer).not.toHaveBeenCalled();
  type('12e-');
  type('12e-1');
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('12e-1');
});

test('[SC9] the sign key of the pad takes away a pasted minus', () => {
  const onAnswer = vi.fn();
  render(<Owner type="Numerical" onAnswer={onAnswer} />);
  type('\u22125');
  press('Minus');
  expect(display().value).toBe('5');
  expect(onAnswer).toHaveBeenLastCalledWith('5');
});

test('answers that come back late do not take away what was typed since', () => {
  const props = { question, name: 'q', label: 'Options', onChange: () => undefined };
  const Input = questionInputs.Numerical;
  const { rerender } = render(<Input {...props} value={null} />);
  type('1');
  type('12');
  rerender(<Input {...props} value="1" />);
  expect(display().value).toBe('12');
  rerender(<Input {...props} value="12" />);
  expect(display().value).toBe('12');
  rerender(<Input {...props} value="7" />);
  expect(display().value).toBe('7');
});

test('a text that is no number is not dropped in silence when the student goes on', () => {
  useToasts.setState({ toasts: [] });
  const input = (id: string) => (
    <NumericalInput
      question={{ ...question, _id: id }}
      value={null}
      onChange={vi.fn()}
      name="q"
      label="Number"
    />
  );
  const { rerender } = render(input('q1'));
  type('12-');
  rerender(input('q2'));
  const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
  expect(toasts()).toEqual(['“12-” is not a number, so it was not saved as your answer.']);
  type('12');
  rerender(input('q3'));
  expect(toasts()).toHaveLength(1);
});
