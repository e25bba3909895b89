import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawInTurn } from './in-turn.ts';

let frames: (() => void)[] = [];
/** Runs a frame and the task after it. */
const runFrame = () => {
  frames.splice(0).forEach((frame) => frame());
  vi.runAllTimers();
};

beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  // Each rendering takes more than a frame's budget.
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 5));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
let clock = 0;

it('[AW8] one thing is drawn a frame, in the order in which it came', () => {
  const drawn: number[] = [];
  for (const place of [1, 2, 3]) drawInTurn(() => drawn.push(place));
  for (const drawnBy of [[1], [1, 2], [1, 2, 3]]) {
    runFrame();
    expect(drawn).toEqual(drawnBy);
  }
  expect(frames).toEqual([]);
});

it('[AW8] nothing is drawn within the frame: a tap can come between', () => {
  const drawn: number[] = [];
  drawInTurn(() => drawn.push(1));
  frames.splice(0).forEach((frame) => frame());
  expect(drawn).toEqual([]);
  vi.runAllTimers();
  expect(drawn).toEqual([1]);
});

it('[AW8] one frame is asked for, however often something leaves the queue and comes back', () => {
  const drawn: string[] = [];
  for (let change = 0; change < 10; change += 1) drawInTurn(() => drawn.push('gone'))();
  drawInTurn(() => drawn.push('here'));
  drawInTurn(() => drawn.push('next'));
  expect(frames.length).toBe(1);
  runFrame();
  expect(drawn).toEqual(['here']);
  runFrame();
  expect(drawn).toEqual(['here', 'next']);
});
