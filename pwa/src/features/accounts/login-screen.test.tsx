import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { switchLanguage, useLanguage } from '../../sentences/index.ts';
import LoginScreen from './login-screen.tsx';

afterEach(() => switchLanguage('en'));

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

test('[AC90] after a registration the address is there, once', () => {
  history.replaceState({ email: 'new@example.com' }, '', '/login');
  const first = render(<LoginScreen />);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('new@example.com');
  first.unmount();
  render(<LoginScreen />);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('');
});

test('a login without an answer says that it failed, and the reason below it', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
  render(<LoginScreen />);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'asha@example.com' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'long enough' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('Login failed');
  screen.getByText('No response from server. Please check your connection.');
  vi.restoreAllMocks();
});

function Screen() {
  useLanguage();
  return <LoginScreen />;
}

test('[LA3] what is wrong with a field changes with the language, and what was typed stays', async () => {
  render(<Screen />);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'asha@example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('Please enter a valid email address');
  await switchLanguage('hi');
  await screen.findByText('कृपया सही ईमेल पता लिखें');
  screen.getByText('पासवर्ड लिखना ज़रूरी है');
  expect(screen.getByLabelText<HTMLInputElement>('ईमेल').value).toBe('asha@example');
});
