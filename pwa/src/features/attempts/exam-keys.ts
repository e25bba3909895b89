import { isIn, isTyping } from '../../ui/index.ts';
import { areOwnKeysOn } from './tools/keys/own-keys.ts';

export interface ExamKeys {
  readonly choose: (index: number) => void;
  readonly next: () => void;
  readonly previous: () => void;
  readonly mark: () => void;
  readonly clear: () => void;
  readonly submit: () => void;
  readonly showKeys: () => void;
}

/** Browser shortcuts that the exam disables where possible: print, save, find, find next, view source. */
const BROWSER_KEYS = new Set(['p', 's', 'f', 'g', 'u']);

/**
 * The exam's keyboard shortcuts: digits choose, arrows move, M marks, C clears, S submits, ? lists them. Inactive
 * while typing, while a dialog is open, and if the student switched them off (ST21). The context menu and some
 * browser shortcuts are disabled.
 * @returns removes the listeners.
 */
export function listenToExamKeys(keys: ExamKeys): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  document.addEventListener('contextmenu', (event) => event.preventDefault(), options);
  document.addEventListener('keydown', (event) => onKey(event, keys), options);
  return () => stop.abort();
}

function onKey(event: KeyboardEvent, keys: ExamKeys): void {
  if (event.ctrlKey || event.metaKey) {
    if (BROWSER_KEYS.has(event.key.toLowerCase())) event.preventDefault();
    return;
  }
  if (!areOwnKeysOn()) return;
  if (event.altKey || isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
  const action = actionOf(event.key, keys, event.target);
  if (action === null) return;
  event.preventDefault();
  action();
}

function actionOf(key: string, keys: ExamKeys, target: EventTarget | null): (() => void) | null {
  if (/^[1-9]$/.test(key)) return () => keys.choose(Number(key) - 1);
  // Radio buttons and tabs handle the arrow keys themselves.
  const arrowsTaken = target instanceof HTMLInputElement || isIn(target, '[role="tablist"]');
  if (key === 'ArrowRight' && !arrowsTaken) return keys.next;
  if (key === 'ArrowLeft' && !arrowsTaken) return keys.previous;
  const letters: Readonly<Record<string, () => void>> = { m: keys.mark, c: keys.clear, s: keys.submit };
  return key === '?' ? keys.showKeys : (letters[key.toLowerCase()] ?? null);
}
