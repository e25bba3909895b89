import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is drawn at once when a text is first shown, characters. */
const AT_ONCE = 600;
/** A step takes between so many characters. */
const LEAST = 64;
const MOST = 1_500;
const FIRST = 160;
/** What a step may cost, milliseconds: as much again is for layout and paint. */
const STEP_MS = 10;

/**
 * AW8: a text as far as it is drawn. It follows in steps, one a frame, that grow and shrink with what drawing costs here:
 * a whole page of formulas that comes at once is drawn without the page standing still.
 */
export function useStreamed(text: string, isGrowing: boolean): string {
  const [length, setLength] = useState(isGrowing ? 0 : AT_ONCE);
  const step = useRef(FIRST);
  const isBehind = length < text.length;
  useEffect(() => {
    if (!isBehind) return;
    const frame = requestAnimationFrame(() => {
      const startedAt = performance.now();
      flushSync(() => setLength((shown) => wholeCharacters(text, shown + step.current)));
      step.current = nextStep(step.current, performance.now() - startedAt);
    });
    return () => cancelAnimationFrame(frame);
  }, [text, length, isBehind]);
  return isBehind ? text.slice(0, length) : text;
}

/** Halved where it was too much, a little more where it was not. @param cost milliseconds. */
export function nextStep(step: number, cost: number): number {
  return cost > STEP_MS ? Math.max(LEAST, Math.floor(step / 2)) : Math.min(MOST, Math.ceil(step * 1.25));
}

/** Not between the two halves of a character. */
function wholeCharacters(text: string, length: number): number {
  const code = text.charCodeAt(length - 1);
  return code >= 0xd8_00 && code <= 0xdb_ff ? length + 1 : length;
}
