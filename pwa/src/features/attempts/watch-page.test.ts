import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AttemptAction } from '@exam/shared-schema/attempt';
import type { AttemptRoom } from '../../offline/index.ts';
import { watchPage } from './watch-page.ts';

const acted: AttemptAction['type'][] = [];
let hidden = false;
let stop = (): void => undefined;

/** The part of a room that the watcher uses: logged events change its clock's `hidden`, like the fold does. */
const room = {
  store: { getState: () => ({ attempt: { clock: { hidden } } }) },
  act: ({ type }: AttemptAction) => {
    acted.push(type);
    if (type === 'left-page' || type === 'returned') hidden = type === 'left-page';
  },
  tick: () => undefined,
  checkStorage: () => Promise.resolve(),
} as unknown as AttemptRoom;

function turn(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

function turnFullscreen(element: Element | null): void {
  Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true });
  document.dispatchEvent(new Event('fullscreenchange'));
}

beforeEach(() => {
  acted.length = 0;
  hidden = false;
  stop = watchPage(room);
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'fullscreenElement');
});

describe('[AT1] what happens to the page is in the log', () => {
  it('[AT7] leaving and returning, once each', () => {
    turn('hidden');
    turn('hidden');
    turn('visible');
    expect(acted).toEqual(['left-page', 'returned']);
  });

  it('leaving fullscreen, and not entering it', () => {
    turnFullscreen(document.body);
    expect(acted).toEqual([]);
    turnFullscreen(null);
    expect(acted).toEqual(['fullscreen-left']);
  });

  it('nothing more once the room is left', () => {
    stop();
    turn('hidden');
    expect(acted).toEqual([]);
  });
});
