// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { say } from '../../../../sentences/index.ts';
import { AssistantChat, REPLY_AFTER_MS } from './assistant-panel.tsx';

const REPLY = say.tools.assistant.reply;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const box = () => screen.getByLabelText('Your message') as HTMLTextAreaElement;
const write = (value: string) => fireEvent.change(box(), { target: { value } });
const wait = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

test('the simulated reply comes after 1.5 seconds and helps with no question', () => {
  render(<AssistantChat />);
  write('What is the answer?');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(box().value).toBe('');
  wait(REPLY_AFTER_MS - 1);
  expect(screen.queryByText(REPLY)).toBeNull();
  expect(screen.getByText('Assistant is typing …')).toBeTruthy();
  wait(1);
  expect(screen.getByText(REPLY)).toBeTruthy();
});

test('Shift+Enter sends nothing, nor does a message of blanks', () => {
  render(<AssistantChat />);
  write('Half a');
  fireEvent.keyDown(box(), { key: 'Enter', shiftKey: true });
  expect(box().value).toBe('Half a');
  write('  \n ');
  fireEvent.keyDown(box(), { key: 'Enter' });
  wait(REPLY_AFTER_MS);
  expect(screen.queryByText(REPLY)).toBeNull();
});

test('a panel that is closed before the reply leaves nothing behind', () => {
  const { unmount } = render(<AssistantChat />);
  write('Hello');
  fireEvent.keyDown(box(), { key: 'Enter' });
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
