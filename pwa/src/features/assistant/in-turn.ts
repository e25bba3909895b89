import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What drawing in turn may take of a frame, milliseconds; one thing is drawn in any case. */
const OF_FRAME_MS = 4;

const waiting = new Set<() => void>();
/** One frame is asked for at a time, however often something is put in the queue and taken out of it again. */
let isFrameAsked = false;

function askForFrame(): void {
  if (isFrameAsked) return;
  isFrameAsked = true;
  // In a task of its own behind the frame: with style, layout and paint in one, they would hold up a tap together.
  requestAnimationFrame(() => setTimeout(drawSome));
}

function drawSome(): void {
  isFrameAsked = false;
  const startedAt = performance.now();
  for (const draw of waiting) {
    waiting.delete(draw);
    flushSync(draw);
    if (performance.now() - startedAt > OF_FRAME_MS) break;
  }
  if (waiting.size > 0) askForFrame();
}

/** @returns takes it out of the queue. */
export function drawInTurn(draw: () => void): () => void {
  waiting.add(draw);
  askForFrame();
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
