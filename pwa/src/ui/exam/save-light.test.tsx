// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { say } from '../../sentences/index.ts';
import { SaveLight, type SavedWhere } from './save-light.tsx';

afterEach(cleanup);

const shown = () => [...document.querySelectorAll('[data-shown]')].map((face) => face.textContent);

test.each(Object.keys(say.labels.saved) as SavedWhere[])(
  '[AT3] %s shows its own words and no others',
  (state) => {
    render(<SaveLight state={state} />);
    expect(shown()).toEqual([say.labels.saved[state]]);
  },
);

test('[AT3] where nothing has been saved yet nothing is said', () => {
  render(<SaveLight state={null} quiet />);
  expect(shown()).toEqual([]);
});

test('[AT3] another state takes nothing off the page and puts nothing on it', () => {
  const { rerender } = render(<SaveLight state={null} quiet />);
  const before = [...document.querySelectorAll('.light *')];
  rerender(<SaveLight state="saving" quiet />);
  rerender(<SaveLight state="device" quiet />);
  expect([...document.querySelectorAll('.light *')]).toEqual(before);
});

test('[AT3] only an answer that is not saved is called out, and not by the light of a single one', () => {
  const { rerender } = render(<SaveLight state="device" />);
  expect(screen.getByRole('alert').textContent).toBe('');
  rerender(<SaveLight state="not-saved" />);
  expect(screen.getByRole('alert').textContent).toBe('The last answer is not saved');
  rerender(<SaveLight state="not-saved" quiet />);
  expect(screen.queryByRole('alert')).toBeNull();
});
