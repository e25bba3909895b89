import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is drawn at once when a text is first shown, characters. */
const AT_ONCE = 600;
/** A step takes between so many characters. */
const LEAST = 64;
const MOST = 1_500;
const FIRST = 160;
/** Between the frames of two steps, milliseconds: two frames of a usual screen. What is longer was too much for one. */
const FRAME_MS = 34;

/**
 * AW8: a text as far as it is drawn. It follows in steps, one a frame, that grow and shrink with what drawing costs here:
 * a whole page of formulas that comes at once is drawn without the page standing still.
 */
export function useStreamed(text: string, isGrowing: boolean): string {
  const [length, setLength] = useState(isGrowing ? 0 : AT_ONCE);
  const step = useRef(FIRST);
  const lastFrame = useRef<number | null>(null);
  const isBehind = length < text.length;
  useEffect(() => {
    if (!isBehind) {
      lastFrame.current = null;
      return;
    }
    const frame = requestAnimationFrame((at) => {
      // From frame to frame: style, layout and paint of the last step are in it, and whatever else the page did.
      if (lastFrame.current !== null) step.current = nextStep(step.current, at - lastFrame.current);
      lastFrame.current = at;
      flushSync(() => setLength((shown) => wholeCharacters(text, shown + step.current)));
    });
    return () => cancelAnimationFrame(frame);
  }, [text, length, isBehind]);
  return isBehind ? text.slice(0, length) : text;
}

/** Halved where it was too much, a little more where it was not. @param took milliseconds. */
export function nextStep(step: number, took: number): number {
  return took > FRAME_MS ? Math.max(LEAST, Math.floor(step / 2)) : Math.min(MOST, Math.ceil(step * 1.25));
}

/** Not between the two halves of a character. */
function wholeCharacters(text: string, length: number): number {
  const code = text.charCodeAt(length - 1);
  return code >= 0xd8_00 && code <= 0xdb_ff ? length + 1 : length;
}
