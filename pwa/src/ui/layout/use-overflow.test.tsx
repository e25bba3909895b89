import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOverflow } from './use-overflow.ts';

/** happy-dom has no layout, so the test sets the content's width. */
let contentWidth: number;
const observed = new Set<Element>();
let notify: () => void;

class FakeResizeObserver {
  constructor(look: () => void) {
    notify = look;
  }
  observe(element: Element): void {
    observed.add(element);
    notify();
  }
  unobserve(element: Element): void {
    observed.delete(element);
  }
  disconnect(): void {
    observed.clear();
  }
}

beforeEach(() => {
  contentWidth = 100;
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => contentWidth);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Box() {
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(box);
  return <div ref={box} data-testid="box" data-overflows={overflows} />;
}

const box = () => screen.getByTestId('box');
const overflows = () => box().dataset['overflows'];

test('content that comes later and is too wide is noticed, and watched from then on', async () => {
  render(<Box />);
  expect(overflows()).toBe('false');
  const late = document.createElement('p');
  contentWidth = 300;
  await act(async () => box().append(late));
  expect(overflows()).toBe('true');
  expect(observed).toContain(late);
  contentWidth = 80;
  act(() => notify());
  expect(overflows()).toBe('false');
});

test('content that is replaced deep inside is noticed', async () => {
  render(<Box />);
  const child = document.createElement('div');
  await act(async () => box().append(child));
  contentWidth = 300;
  await act(async () => child.append(document.createElement('svg')));
  expect(overflows()).toBe('true');
});
