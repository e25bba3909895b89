import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import LoginScreen from './login-screen.tsx';

test('what cannot be sent leads to the first field that says why', async () => {
  render(<LoginScreen />);
  const email = screen.getByLabelText('Email');
  const password = screen.getByLabelText('Password');
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  send();
  await waitFor(() => expect(document.activeElement).toBe(email));
  screen.getByText('Email is required');
  fireEvent.change(email, { target: { value: 'asha@example.com' } });
  expect(screen.queryByText('Email is required')).toBeNull();
  fireEvent.change(password, { target: { value: 'short' } });
  send();
  await waitFor(() => expect(document.activeElement).toBe(password));
  screen.getByText('Password must be at least 6 characters');
});
