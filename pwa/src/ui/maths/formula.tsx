import './formula.css';
import { memo, useEffect, useSyncExternalStore } from 'react';

import { cx } from '../class-names.ts';
import { getMathsState, loadFor, loadMaths, subscribeMaths } from './load-maths.ts';
import { say } from '../../sentences/index.ts';

export interface FormulaProps {
  readonly tex: string;
  readonly isDisplay?: boolean | undefined;
  /** Inline, but in display style, as answers are printed. */
  readonly isTall?: boolean | undefined;
}

const ignoreFailure = () => {
  // The failure is in the state, which shows the source and offers a retry.
};

const load = () => void loadMaths().catch(ignoreFailure);

/** A formula. Until KaTeX is loaded, and if it cannot be, its source is shown. */
export const Formula = memo(function Formula({ tex, isDisplay = false, isTall = false }: FormulaProps) {
  const { status, render } = useSyncExternalStore(subscribeMaths, getMathsState);
  useEffect(() => loadFor(tex), [tex]);

  const markup = render?.(isTall ? `\\displaystyle ${tex}` : tex, isDisplay) ?? null;
  // Only KaTeX's own output is set as markup; it has escaped its input.
  if (markup !== null)
    return (
      <span
        className={cx('formula', isDisplay && 'formula-display')}
        translate="no"
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    );
  const waiting = status !== 'failed' && status !== 'ready';
  return (
    <span
      className={cx(
        'formula',
        isDisplay && 'formula-display',
        isTall && 'formula-tall',
        waiting && 'formula-waiting',
      )}
      translate="no"
    >
      <code className="formula-source">{tex}</code>
    </span>
  );
});

/** A retry button below a text whose formulas could not be rendered. */
export function MathsRetry() {
  const { status } = useSyncExternalStore(subscribeMaths, getMathsState);
  if (status !== 'failed') return null;
  return (
    <p className="formula-failed" role="status">
      {say.common.formulasAsSource}{' '}
      <button type="button" className="formula-retry" onClick={load}>
        {say.common.retry}
      </button>
    </p>
  );
}
