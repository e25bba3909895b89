import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

const APPENDS = 300;

/** The disk's own part of every durable figure: 4 KB appended and flushed, again and again. Milliseconds. */
export function flushTime(directory: string): { readonly p50: number; readonly p99: number } {
  const file = path.join(directory, 'flush');
  const handle = openSync(file, 'w');
  const page = Buffer.alloc(4096, 1);
  const times: number[] = [];
  for (let append = 0; append < APPENDS; append += 1) {
    const begun = performance.now();
    writeSync(handle, page);
    fdatasyncSync(handle);
    times.push(performance.now() - begun);
  }
  closeSync(handle);
  rmSync(file);
  times.sort((a, b) => a - b);
  return { p50: times[APPENDS / 2] ?? 0, p99: times[Math.floor(APPENDS * 0.99)] ?? 0 };
}
