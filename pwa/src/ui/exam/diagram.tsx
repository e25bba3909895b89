import './diagram.css';
import { memo, useState } from 'react';

import { Button } from '../controls/button.tsx';
import { ZoomBox } from './zoom-box.tsx';

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
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
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
  return (
    <ZoomBox label={label}>
      {(zoom) => (
        <img
          key={attempt}
          src={src}
          alt={alt}
          width={width}
          height={height}
          style={{ width: `${zoom * 100}%`, maxWidth: width === undefined ? undefined : width * zoom }}
          onError={() => setFailed(true)}
        />
      )}
    </ZoomBox>
  );
}
