import { cx, Formula } from '../../ui/index.ts';
import { useTurn } from './in-turn.ts';

interface FormulaInTurnProps {
  readonly tex: string;
  readonly isDisplay?: boolean;
}

/** AW8: a formula of an answer, set when it is its turn: a table of them at once would hold up the page. */
export function FormulaInTurn({ tex, isDisplay = false }: FormulaInTurnProps) {
  if (useTurn()) return <Formula tex={tex} isDisplay={isDisplay} />;
  return (
    <span className={cx('formula', 'formula-waiting', isDisplay && 'formula-display')}>
      <code className="formula-source">{tex}</code>
    </span>
  );
}
