import type { AttemptRoom } from '../../offline/index.ts';

/** ms. Four ticks a second, so that the displayed second is at most a quarter late. */
const TICK_MS = 250;
/** ms. One row is read each time. */
const CHECK_STORAGE_MS = 1_000;

/**
 * Logs page events during the exam: page hidden, page shown, fullscreen left, clock changed; seals it when the time is
 * over (AT21, AT22); and checks that it is still stored (AT26).
 * @returns stops watching.
 */
export function watchPage(room: AttemptRoom): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const timers = [
    setInterval(() => room.tick(), TICK_MS),
    setInterval(() => void room.checkStorage(), CHECK_STORAGE_MS),
  ];
  signal.addEventListener('abort', () => timers.forEach(clearInterval));
  if (document.visibilityState === 'hidden') leave(room);
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'hidden' ? leave(room) : comeBack(room)),
    { signal },
  );
  document.addEventListener(
    'fullscreenchange',
    () => document.fullscreenElement === null && room.act({ type: 'fullscreen-left' }),
    { signal },
  );
  return () => stop.abort();
}

function leave(room: AttemptRoom): void {
  if (!isHidden(room)) room.act({ type: 'left-page' });
}

function comeBack(room: AttemptRoom): void {
  if (isHidden(room)) room.act({ type: 'returned' });
  room.tick();
}

function isHidden(room: AttemptRoom): boolean {
  return room.store.getState().attempt.clock.hidden;
}
