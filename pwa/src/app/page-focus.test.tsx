import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { expect, test } from 'vitest';
import { usePageFocus } from './page-focus.ts';

/** Like the start screen: the second step is shown once the paper is read from the device. */
function Shell() {
  const main = useRef<HTMLElement>(null);
  usePageFocus(main);
  const [, navigate] = useLocation();
  const isSecond = useSearch() === 'step=2';
  const [isRead, setRead] = useState(false);
  return (
    <>
      <main ref={main}>
        {isSecond && isRead ? (
          <section>
            <h1>Instructions</h1>
          </section>
        ) : (
          <div>
            <h1>Overview</h1>
            <button onClick={() => navigate('/start?step=2')}>Start Test</button>
          </div>
        )}
      </main>
      <button onClick={() => setRead(true)}>Read</button>
    </>
  );
}

test('a page that shows its next step later gets the focus then', async () => {
  history.replaceState(null, '', '/start');
  render(<Shell />);
  const start = screen.getByRole('button', { name: 'Start Test' });
  start.focus();
  fireEvent.click(start);
  expect(document.activeElement).toBe(start);
  // Not by a click, which would move the focus itself.
  await act(async () => screen.getByRole('button', { name: 'Read' }).click());
  await expect.poll(() => document.activeElement?.textContent).toBe('Instructions');
});
