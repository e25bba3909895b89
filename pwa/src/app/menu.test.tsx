import type { User } from '@exam/shared-schema/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testStudent } from '../test/student.ts';
import Menu from './menu.tsx';

const show = (role: User['role']) =>
  render(
    <Menu
      session={{
        status: 'signed-in',
        user: { ...testStudent(), role },
        token: 'a.b.c',
        expired: false,
      }}
      onClose={() => undefined}
    />,
  );

test('a student finds the notebook in the menu, also with nothing to revise today', () => {
  show('student');
  expect(screen.getByRole('link', { name: 'Revise' }).getAttribute('href')).toBe('/revise');
});

test('an administrator, who has no notebook, finds none', () => {
  show('admin');
  expect(screen.queryByRole('link', { name: 'Revise' })).toBeNull();
});

test('[OR11] a teacher finds the console in the menu, and a student does not', () => {
  show('teacher');
  screen.getByText('Teacher');
  expect(screen.getByRole('link', { name: 'Admin Dashboard' }).getAttribute('href')).toBe('/dashboard/stats');
  cleanup();
  show('student');
  expect(screen.queryByRole('link', { name: 'Admin Dashboard' })).toBeNull();
});

test('a button that is only an icon shows its name to the pointer, too', () => {
  show('student');
  expect(screen.getByRole('button', { name: 'Close menu' }).title).toBe('Close menu');
});
