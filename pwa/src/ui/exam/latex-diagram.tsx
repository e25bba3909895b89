import './diagram.css';
import { memo, useEffect, useSyncExternalStore } from 'react';

import { Formula } from '../maths/formula.tsx';
import { getMathsState, loadMaths, subscribeMaths } from '../maths/load-maths.ts';
import { ZoomBox } from './zoom-box.tsx';
import { say, useLanguage } from '../../sentences/index.ts';

/** What draws pictures with LaTeX instead of setting formulas; only a whole TeX could show it. */
const DRAWS =
  /\\(?:begin\{(?:tikz|pgf|circuitikz|pspicture|picture|forest|figure)|tikz\b|chemfig|includegraphics|draw\b|pst)/;

/** KaTeX marks what it cannot read as a whole, and by its error's colour a command that it does not know. */
const REFUSED = /katex-error|color:inherit/;

/** @returns the maths without what marks it as maths in a text. */
export function bareTex(tex: string): string {
  const trimmed = tex.trim();
  const found = /^(?:\$\$([^]*)\$\$|\$([^]*)\$|\\\[([^]*)\\\]|\\\(([^]*)\\\))$/.exec(trimmed);
  return (found?.slice(1).find((part) => part !== undefined) ?? trimmed).trim();
}

export interface LatexDiagramProps {
  readonly tex: string;
  /** The name of its box where it scrolls, different from the others of the page. */
  readonly label?: string | undefined;
}

/** A diagram that is given as LaTeX: set where it is maths, and honest about it where it is a drawing. */
export const LatexDiagram = memo(function LatexDiagram(props: LatexDiagramProps) {
  useLanguage();
  const { tex, label = say.labels.diagram.name } = props;
  const bare = bareTex(tex);
  const { render } = useSyncExternalStore(subscribeMaths, getMathsState);
  const isDrawing = DRAWS.test(bare);
  useEffect(() => {
    // A failure is in the state, and the source is shown.
    if (!isDrawing) void loadMaths().catch(() => undefined);
  }, [isDrawing]);
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
