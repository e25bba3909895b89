import './diagram.css';
import { memo, useEffect, useSyncExternalStore } from 'react';

import { Formula } from '../maths/formula.tsx';
import { getMathsState, loadFor, subscribeMaths } from '../maths/load-maths.ts';
import { ZoomBox } from './zoom-box.tsx';
import { say, useLanguage } from '../../sentences/index.ts';

/** Commands that draw pictures instead of formulas, which KaTeX does not support. */
const DRAWS =
  /\\(?:begin\{(?:tikz|pgf|circuitikz|pspicture|picture|forest|figure)|tikz\b|chemfig|includegraphics|draw\b|pst)/;

/** KaTeX marks input that it cannot parse as an error, and an unknown command by the error colour. */
const REFUSED = /katex-error|color:inherit/;

/** @returns the maths without its delimiters. */
export function bareTex(tex: string): string {
  const trimmed = tex.trim();
  const found = /^(?:\$\$([^]*)\$\$|\$([^]*)\$|\\\[([^]*)\\\]|\\\(([^]*)\\\))$/.exec(trimmed);
  return (found?.slice(1).find((part) => part !== undefined) ?? trimmed).trim();
}

export interface LatexDiagramProps {
  readonly tex: string;
  /** The accessible name of its scroll container; unique on the page. */
  readonly label?: string | undefined;
}

/**
 * A diagram given as LaTeX: rendered if it is maths, otherwise shown as source with a note that it cannot be
 * rendered.
 */
export const LatexDiagram = memo(function LatexDiagram(props: LatexDiagramProps) {
  useLanguage();
  const { tex, label = say.labels.diagram.name } = props;
  const bare = bareTex(tex);
  const { render } = useSyncExternalStore(subscribeMaths, getMathsState);
  const isDrawing = DRAWS.test(bare);
  useEffect(() => {
    if (!isDrawing) loadFor(bare);
  }, [bare, isDrawing]);
  const isRefused = REFUSED.test(render?.(bare, true) ?? '');
  if (isDrawing || isRefused) return <NotDrawn tex={bare} label={label} />;
  return (
    <ZoomBox label={label}>
      {(zoom) => (
        <div className="diagram-maths" style={{ fontSize: `${zoom}em` }}>
          <Formula tex={bare} isDisplay />
        </div>
      )}
    </ZoomBox>
  );
});

function NotDrawn({ tex, label }: { readonly tex: string; readonly label: string }) {
  return (
    <figure className="diagram diagram-source">
      <figcaption>{say.labels.diagram.notDrawn}</figcaption>
      <pre tabIndex={0} role="region" aria-label={say.labels.diagram.source(label)}>
        {tex}
      </pre>
    </figure>
  );
}
