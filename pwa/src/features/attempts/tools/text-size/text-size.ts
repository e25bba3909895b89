import { useSyncExternalStore } from 'react';

/** Percent of the normal size of a question's text. */
export const TEXT_SIZES = [100, 125, 150, 175, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

const KEY = 'examTextSize';
const changed = new EventTarget();
/** Used until the page is closed if the browser refuses storage. */
let unstored: TextSize | null = null;

function textSize(): TextSize {
  if (unstored !== null) return unstored;
  try {
    const stored = Number(localStorage.getItem(KEY));
    return TEXT_SIZES.find((size) => size === stored) ?? 100;
  } catch {
    return 100;
  }
}

/** Applies the size at once, and stores it for later exams where the browser allows it. */
export function setTextSize(size: TextSize): void {
  try {
    localStorage.setItem(KEY, String(size));
    unstored = null;
  } catch {
    unstored = size;
  }
  applyTextSize();
  changed.dispatchEvent(new Event('change'));
}

/**
 * The question's stylesheet reads it from the document. Bars and clock keep their size, because they would leave the
 * question no room.
 */
export function applyTextSize(): void {
  document.documentElement.style.setProperty('--question-zoom', String(textSize() / 100));
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

export function useTextSize(): TextSize {
  return useSyncExternalStore(subscribe, textSize);
}
