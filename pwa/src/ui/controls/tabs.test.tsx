// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { Tabs } from './tabs.tsx';

afterEach(cleanup);

const tabs = [
  { id: 'all', label: 'All' },
  { id: 'correct', label: 'Correct', count: 3 },
  { id: 'incorrect', label: 'Incorrect' },
] as const;

test('only the chosen tab is a stop for Tab, and the arrows move choice and focus', () => {
  const onSelect = vi.fn();
  render(<Tabs label="Questions" tabs={tabs} selected="all" onSelect={onSelect} />);
  const [all, correct, incorrect] = screen.getAllByRole('tab');
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);

  fireEvent.keyDown(all as HTMLElement, { key: 'ArrowRight' });
  expect(onSelect).toHaveBeenLastCalledWith('correct');
  expect(document.activeElement).toBe(correct);

  fireEvent.keyDown(all as HTMLElement, { key: 'ArrowLeft' });
  expect(onSelect).toHaveBeenLastCalledWith('incorrect');
  expect(document.activeElement).toBe(incorrect);
});
