import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { cx, Formula } from '../../ui/index.ts';

/** What setting formulas may take of a frame, milliseconds; at least one is set. */
const OF_FRAME_MS = 4;

const waiting = new Set<() => void>();

function setSome(): void {
  const startedAt = performance.now();
  for (const set of waiting) {
    waiting.delete(set);
    flushSync(set);
    if (performance.now() - startedAt > OF_FRAME_MS) break;
  }
  if (waiting.size > 0) requestAnimationFrame(setSome);
}

function setInTurn(set: () => void): () => void {
  if (waiting.size === 0) requestAnimationFrame(setSome);
  waiting.add(set);
  return () => void waiting.delete(set);
}

interface FormulaInTurnProps {
  readonly tex: string;
  readonly isDisplay?: boolean;
}

/** AW8: a formula of an answer, set when it is its turn: a table of them at once would hold up the page. */
export function FormulaInTurn({ tex, isDisplay = false }: FormulaInTurnProps) {
  const [isItsTurn, setItsTurn] = useState(false);
  useEffect(() => setInTurn(() => setItsTurn(true)), []);
  if (isItsTurn) return <Formula tex={tex} isDisplay={isDisplay} />;
  return (
    <span className={cx('formula', 'formula-waiting', isDisplay && 'formula-display')}>
      <code className="formula-source">{tex}</code>
    </span>
  );
}
