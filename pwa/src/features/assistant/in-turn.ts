import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The time per frame for queued rendering, ms; at least one entry is rendered in any case. */
const OF_FRAME_MS = 4;

const waiting = new Set<() => void>();
/** At most one frame is requested at a time, however often the queue changes. */
let isFrameAsked = false;

function askForFrame(): void {
  if (isFrameAsked) return;
  isFrameAsked = true;
  // In a separate task after the frame: together with style, layout and paint it would delay input.
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

/** Queues `draw`. @returns removes it from the queue. */
export function drawInTurn(draw: () => void): () => void {
  waiting.add(draw);
  askForFrame();
  return () => void waiting.delete(draw);
}

/** AW8: becomes true when the queue reaches it, because rendering everything at once would block the page. */
export function useTurn(isWanted = true): boolean {
  const [isItsTurn, setItsTurn] = useState(false);
  useEffect(() => {
    if (isWanted && !isItsTurn) return drawInTurn(() => setItsTurn(true));
  }, [isWanted, isItsTurn]);
  return isItsTurn;
}
