import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What drawing in turn may take of a frame, milliseconds; one thing is drawn in any case. */
const OF_FRAME_MS = 4;

const waiting = new Set<() => void>();

function drawSome(): void {
  const startedAt = performance.now();
  for (const draw of waiting) {
    waiting.delete(draw);
    flushSync(draw);
    if (performance.now() - startedAt > OF_FRAME_MS) break;
  }
  if (waiting.size > 0) requestAnimationFrame(drawSome);
}

/** @returns takes it out of the queue. */
export function drawInTurn(draw: () => void): () => void {
  if (waiting.size === 0) requestAnimationFrame(drawSome);
  waiting.add(draw);
  return () => void waiting.delete(draw);
}

/** AW8: true from its turn on: what is drawn all at once holds up the page. */
export function useTurn(isWanted = true): boolean {
  const [isItsTurn, setItsTurn] = useState(false);
  useEffect(() => {
    if (isWanted && !isItsTurn) return drawInTurn(() => setItsTurn(true));
  }, [isWanted, isItsTurn]);
  return isItsTurn;
}
