import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is drawn at once when a text is first shown, characters. */
const AT_ONCE = 600;
/** A step takes between so many characters. */
const LEAST = 24;
const MOST = 1_500;
const FIRST = 160;
/** What a step may cost, and what the frame with it may take, milliseconds. */
const STEP_MS = 8;
const FRAME_MS = 30;

/**
 * AW8: a text as far as it is drawn. It follows in steps, one a frame, that grow and shrink with what drawing costs here:
 * a whole page of formulas that comes at once is drawn without the page standing still.
 */
export function useStreamed(text: string, isGrowing: boolean): string {
  const [length, setLength] = useState(isGrowing ? 0 : AT_ONCE);
  const step = useRef(FIRST);
  const lastFrame = useRef(0);
  const isBehind = length < text.length;
  useEffect(() => {
    if (!isBehind) return;
    const frame = requestAnimationFrame((at) => {
      const gap = at - lastFrame.current;
      lastFrame.current = at;
      const startedAt = performance.now();
      flushSync(() => setLength((shown) => wholeCharacters(text, shown + step.current)));
      step.current = nextStep(step.current, performance.now() - startedAt, gap);
    });
    return () => cancelAnimationFrame(frame);
  }, [text, length, isBehind]);
  return isBehind ? text.slice(0, length) : text;
}

/** Halved where it was too much, a little more where it was not. @param gap since the frame before, milliseconds. */
export function nextStep(step: number, cost: number, gap: number): number {
  // A long pause before the first step of a piece is none of drawing's.
  const wasTooMuch = cost > STEP_MS || (gap > FRAME_MS && gap < 1_000);
  return wasTooMuch ? Math.max(LEAST, Math.floor(step / 2)) : Math.min(MOST, Math.ceil(step * 1.25));
}

/** Not between the two halves of a character. */
function wholeCharacters(text: string, length: number): number {
  const code = text.charCodeAt(length - 1);
  return code >= 0xd8_00 && code <= 0xdb_ff ? length + 1 : length;
}
