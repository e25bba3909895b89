import { afterEach, beforeEach } from 'vitest';
import { makeDirectory, removeDirectory } from './bounds.ts';
import { killAll } from './server-process.ts';

/** Gives each test a folder of its own; what still runs when a test ends is ended, and the folder taken away. */
export function eachInOwnDirectory(use: (directory: string) => void): void {
  let directory: string;
  beforeEach(() => {
    directory = makeDirectory();
    use(directory);
  });
  afterEach(() => {
    killAll();
    removeDirectory(directory);
  });
}
