import { useEffect, useRef, useState } from 'react';
import { drawInTurn } from './in-turn.ts';

/** Characters rendered at once when a text is first shown. */
const AT_ONCE = 600;
/** The minimum and maximum of a step, characters. */
const LEAST = 128;
const MOST = 1_500;
const FIRST = 256;
/** ms between two steps: two frames of a usual screen. A longer time means that the last step was too large. */
const FRAME_MS = 34;

/**
 * AW8: the part of a text that is rendered. It advances in steps, at most one per frame, whose size adapts to the
 * measured rendering cost, so that even a whole page of formulas does not block the page.
 */
export function useStreamed(text: string, isGrowing: boolean): string {
  const [length, setLength] = useState(isGrowing ? 0 : AT_ONCE);
  const step = useRef(FIRST);
  const lastStep = useRef<number | null>(null);
  const isBehind = length < text.length;
  useEffect(() => {
    if (!isBehind) {
      lastStep.current = null;
      return;
    }
    return drawInTurn(() => {
      const at = performance.now();
      // Measured from step to step, so that it includes style, layout and paint of the last one, and anything else
      // rendered in between.
      if (lastStep.current !== null) step.current = nextStep(step.current, at - lastStep.current);
      lastStep.current = at;
      setLength((shown) => wholeCharacters(text, shown + step.current));
    });
  }, [text, length, isBehind]);
  return isBehind ? text.slice(0, length) : text;
}

/** Halved if the last step took too long, else slightly increased. @param took ms. */
export function nextStep(step: number, took: number): number {
  return took > FRAME_MS ? Math.max(LEAST, Math.floor(step / 2)) : Math.min(MOST, Math.ceil(step * 1.25));
}

/** Never splits a surrogate pair. */
function wholeCharacters(text: string, length: number): number {
  const code = text.charCodeAt(length - 1);
  return code >= 0xd8_00 && code <= 0xdb_ff ? length + 1 : length;
}
