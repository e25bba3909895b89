import { cx, Formula } from '../../ui/index.ts';
import { useTurn } from './in-turn.ts';

interface FormulaInTurnProps {
  readonly tex: string;
  readonly isDisplay?: boolean;
}

/**
 * AW8: a formula of an answer, rendered through the queue: rendering a table of formulas at once would block the
 * page.
 */
export function FormulaInTurn({ tex, isDisplay = false }: FormulaInTurnProps) {
  if (useTurn()) return <Formula tex={tex} isDisplay={isDisplay} />;
  return (
    <span className={cx('formula', 'formula-waiting', isDisplay && 'formula-display')}>
      <code className="formula-source">{tex}</code>
    </span>
  );
}
