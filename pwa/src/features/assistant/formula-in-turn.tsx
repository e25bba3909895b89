import { cx, Formula, type FormulaProps } from '../../ui/index.ts';
import { useTurn } from './in-turn.ts';

/**
 * AW8: a formula of an answer, rendered through the queue: rendering a table of formulas at once would block the
 * page.
 */
export function FormulaInTurn({ tex, isDisplay = false, isTall = false }: FormulaProps) {
  if (useTurn()) return <Formula tex={tex} isDisplay={isDisplay} isTall={isTall} />;
  return (
    <span
      className={cx('formula', 'formula-waiting', isDisplay && 'formula-display', isTall && 'formula-tall')}
    >
      <code className="formula-source">{tex}</code>
    </span>
  );
}
