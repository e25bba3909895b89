// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { Field } from './field.tsx';
import { PasswordInput, TextInput } from './inputs.tsx';

afterEach(cleanup);

test('label, hint and error are tied to the input', () => {
  render(
    <Field label="Full Name" hint="As on your card" error="Name is required">
      <TextInput />
    </Field>,
  );
  const input = screen.getByLabelText('Full Name');
  const words = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(words).toEqual(['Name is required', 'As on your card']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('a password is shown on request, and what was typed stays', () => {
  render(
    <Field label="Password">
      <PasswordInput defaultValue="secret" />
    </Field>,
  );
  const input = screen.getByLabelText('Password') as HTMLInputElement;
  expect(input.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.type).toBe('text');
  expect(input.value).toBe('secret');
});
