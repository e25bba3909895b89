import { useEffect, useRef, useState } from 'react';
import { drawInTurn } from './in-turn.ts';

/** What is drawn at once when a text is first shown, characters. */
const AT_ONCE = 600;
/** A step takes between so many characters. */
const LEAST = 128;
const MOST = 1_500;
const FIRST = 256;
/** Between two steps, milliseconds: two frames of a usual screen. What is longer was too much for one. */
const FRAME_MS = 34;

/**
 * AW8: a text as far as it is drawn. It follows in steps, one a frame at most, that grow and shrink with what drawing
 * costs here: a whole page of formulas that comes at once is drawn without the page standing still.
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
      // From step to step: style, layout and paint of the last one are in it, and whatever else was drawn in between.
      if (lastStep.current !== null) step.current = nextStep(step.current, at - lastStep.current);
      lastStep.current = at;
      setLength((shown) => wholeCharacters(text, shown + step.current));
    });
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
