// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import type { ExamClock } from './clock.ts';
import { ExamTimer } from './exam-timer.tsx';

afterEach(cleanup);

function clockAt(start: number) {
  let seconds = start;
  const listeners = new Set<() => void>();
  const clock: ExamClock = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getRemainingSeconds: () => seconds,
  };
  const set = (to: number) =>
    act(() => {
      seconds = to;
      for (const listener of listeners) listener();
    });
  return { clock, set };
}

test('a tick renders the timer and nothing beside it', () => {
  const { clock, set } = clockAt(6137.9);
  let renders = 0;
  const Sibling = () => {
    renders += 1;
    return <p>Question</p>;
  };
  render(
    <>
      <ExamTimer {...clock} />
      <Sibling />
    </>,
  );
  expect(screen.getByRole('timer').textContent).toBe('01:42:17');
  set(6136);
  expect(screen.getByRole('timer').textContent).toBe('01:42:16');
  expect(renders).toBe(1);
});

test('it is amber below 15 minutes, red below 5, and never below zero', () => {
  const { clock, set } = clockAt(900);
  const { container } = render(<ExamTimer {...clock} />);
  const colour = () => container.firstElementChild?.className;
  expect(colour()).toBe('timer timer-green');
  set(899);
  expect(colour()).toBe('timer timer-amber');
  set(299);
  expect(colour()).toBe('timer timer-red');
  set(-4);
  expect(screen.getByRole('timer').textContent).toBe('00:00:00');
});

const spoken = (container: HTMLElement) => container.querySelector('[aria-live]')?.textContent;

test('it speaks when 15, 5 and 1 minutes are left, and says what it shows', () => {
  const { clock, set } = clockAt(1000);
  const { container } = render(<ExamTimer {...clock} />);
  const texts = Array.from({ length: 1000 }, (_, index) => {
    set(1000 - index);
    return spoken(container);
  });
  const changes = texts.filter((words, index) => words !== texts[index - 1]);
  expect(changes).toEqual(['', '15 minutes left', '5 minutes left', '1 minute left']);
});

test('it announces nothing at opening: with 1:59 left the five minutes are not announced', () => {
  const { clock, set } = clockAt(119);
  const { container } = render(<ExamTimer {...clock} />);
  expect(spoken(container)).toBe('');
  set(118);
  expect(spoken(container)).toBe('');
});

test('after a jump it says the time that is left, and of what', () => {
  const { clock, set } = clockAt(960);
  const { container } = render(<ExamTimer {...clock} caption="This section" />);
  set(250);
  expect(spoken(container)).toBe('This section: 4 minutes left');
  set(30);
  expect(spoken(container)).toBe('This section: 30 seconds left');
});
