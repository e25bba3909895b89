// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Stepper } from './stepper.tsx';

test('the bar says the step in words, and the dots say which are done', () => {
  render(<Stepper label="Registration" steps={['Username', 'Email', 'Password']} current={1} />);
  const bar = screen.getByRole('progressbar', { name: 'Registration' });
  expect(bar.getAttribute('aria-valuetext')).toBe('Step 2 of 3: Email');
  const dots = screen.getAllByRole('listitem');
  expect(dots.map((dot) => dot.textContent)).toEqual(['1, Username, done', '2Email', '3Password']);
  expect(dots[1]?.getAttribute('aria-current')).toBe('step');
});
