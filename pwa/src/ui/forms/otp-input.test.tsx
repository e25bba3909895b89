// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { emptied, entered, noDigits, typedOver } from './otp-boxes.ts';
import { OtpInput } from './otp-input.tsx';
import { nationalDigits } from './phone-field.tsx';

function Code() {
  const [value, setValue] = useState(noDigits(6));
  return <OtpInput label="Code" value={value} onChange={setValue} />;
}

const box = (digit: number) => screen.getByLabelText<HTMLInputElement>(`Digit ${digit} of 6`);
const typed = (digit: number, text: string) => fireEvent.change(box(digit), { target: { value: text } });
const shown = () => [1, 2, 3, 4, 5, 6].map((digit) => box(digit).value).join('');

test('digits alone are taken, and the focus goes on with them', () => {
  render(<Code />);
  box(1).focus();
  typed(1, 'x');
  expect(shown()).toBe('');
  expect(document.activeElement).toBe(box(1));
  typed(1, '4');
  expect(document.activeElement).toBe(box(2));
});

test('backspace in an empty box goes back; in a full one it empties it', () => {
  render(<Code />);
  typed(1, '4');
  fireEvent.keyDown(box(2), { key: 'Backspace' });
  expect(document.activeElement).toBe(box(1));
  fireEvent.keyDown(box(1), { key: 'Backspace' });
  typed(1, '');
  expect(shown()).toBe('');
});

test('a code that the phone suggests fills all boxes', () => {
  render(<Code />);
  expect(box(1).autocomplete).toBe('one-time-code');
  expect(box(2).autocomplete).toBe('off');
  typed(1, '409618');
  expect(shown()).toBe('409618');
  expect(document.activeElement).toBe(box(6));
});

test('a pasted code fills all boxes from wherever it is pasted', () => {
  render(<Code />);
  fireEvent.paste(box(4), { clipboardData: { getData: () => 'Your code: 409 618.' } });
  expect(shown()).toBe('409618');
});

test('[AC62] digits of another script are taken as digits', () => {
  render(<Code />);
  fireEvent.paste(box(1), { clipboardData: { getData: () => '४०९ ६१८' } });
  expect(shown()).toBe('409618');
  typed(2, '७');
  expect(shown()).toBe('479618');
  expect(nationalDigits('+९१ ९८७६५ ४३२१०', '+91', 10)).toBe('9876543210');
});

test('what is typed over a digit replaces it, whichever side of it the caret was', () => {
  expect(typedOver('4', '47')).toBe('7');
  expect(typedOver('4', '74')).toBe('7');
  expect(typedOver('4', '44')).toBe('4');
  expect(entered(['4', '', ''], 0, '7')).toEqual({ boxes: ['7', '', ''], focus: 1 });
  expect(entered(['', '', '1'], 1, '23')).toEqual({ boxes: ['', '2', '3'], focus: 2 });
  expect(emptied(['4', '2', ''], 1)).toEqual(['4', '', '']);
});

test('a phone number keeps its digits, ten at most, and loses the country code that stands beside it', () => {
  expect(nationalDigits('98765 43210', '+91', 10)).toBe('9876543210');
  expect(nationalDigits('+91 98765-43210', '+91', 10)).toBe('9876543210');
  expect(nationalDigits('98765432109', '+91', 10)).toBe('9876543210');
  expect(nationalDigits('9187654321', '+91', 10)).toBe('9187654321');
});
