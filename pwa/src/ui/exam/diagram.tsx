import './diagram.css';
import { memo, useRef, useState } from 'react';

import { Button, IconButton } from '../controls/button.tsx';
import { useOverflow } from '../layout/use-overflow.ts';

export const ZOOM_MIN = 0.5;
export const ZOOM_MAX = 3;
export const ZOOM_STEP = 0.25;

export interface DiagramProps {
  readonly src: string;
  readonly alt: string;
  /** What the picture's box is called where it scrolls; tells it from the others of the page. */
  readonly label?: string | undefined;
  /** The picture's own size, where it is known: its place is then kept free while it loads. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

export const Diagram = memo(function Diagram(props: DiagramProps) {
  // A new picture starts anew, unzoomed.
  return <ZoomedDiagram key={props.src} {...props} />;
});

function ZoomedDiagram({ src, alt, label = 'Diagram', width, height }: DiagramProps) {
  const [zoom, setZoom] = useState(1);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(box);
  const retry = () => {
    setAttempt(attempt + 1);
    setFailed(false);
  };

  if (failed)
    return (
      <div className="diagram diagram-failed" role="alert">
        <p>Failed to load diagram</p>
        <Button icon="refresh" onClick={retry}>
          Retry
        </Button>
      </div>
    );
  const scrolling = overflows ? { tabIndex: 0, role: 'region', 'aria-label': label } : {};
  return (
    <figure className="diagram">
      <div className="diagram-box" ref={box} {...scrolling}>
        <img
          key={attempt}
          src={src}
          alt={alt}
          width={width}
          height={height}
          style={{ width: `${zoom * 100}%`, maxWidth: width === undefined ? undefined : width * zoom }}
          onError={() => setFailed(true)}
        />
      </div>
      <div className="diagram-zoom">
        <IconButton
          icon="zoom-out"
          label="Zoom out"
          unavailable={zoom <= ZOOM_MIN}
          onClick={() => setZoom(zoom - ZOOM_STEP)}
        />
        <output className="num" aria-label="Zoom">
          {Math.round(zoom * 100)}%
        </output>
        <IconButton
          icon="zoom-in"
          label="Zoom in"
          unavailable={zoom >= ZOOM_MAX}
          onClick={() => setZoom(zoom + ZOOM_STEP)}
        />
      </div>
    </figure>
  );
}
