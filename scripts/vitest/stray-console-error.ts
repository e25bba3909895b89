import { afterEach, beforeEach, expect } from 'vitest';

const consoleError = console.error;
let stray: unknown[][] = [];

/**
 * An error that nobody expected fails its test. A test that expects one puts a spy of its own in front:
 * `vi.spyOn(console, 'error').mockImplementation(() => {})`.
 */
beforeEach(() => {
  stray = [];
  console.error = (...args: unknown[]) => {
    stray.push(args);
    consoleError(...args);
  };
});

afterEach(() => {
  console.error = consoleError;
  expect(stray, 'console.error was called').toEqual([]);
});
