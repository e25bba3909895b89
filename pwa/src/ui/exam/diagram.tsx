import './diagram.css';
import { memo, useState } from 'react';

import { cx } from '../class-names.ts';
import { Button } from '../controls/button.tsx';
import { ZoomBox } from './zoom-box.tsx';
import { say, useLanguage } from '../../sentences/index.ts';

export interface DiagramProps {
  readonly src: string;
  readonly alt: string;
  /** The accessible name of its scroll container; unique on the page. */
  readonly label?: string | undefined;
  /** The natural size of the image, if known: its space is reserved while it loads. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Shown at a fixed height, so that a list does not move when an image loads. */
  readonly boxed?: boolean | undefined;
}

/** The placeholder of a boxed diagram that is not loaded yet. */
export function DiagramPlace() {
  return <div className="diagram diagram-boxed" />;
}

export const Diagram = memo(function Diagram(props: DiagramProps) {
  useLanguage();
  // A new image starts unzoomed.
  return <ZoomedDiagram key={props.src} {...props} />;
});

function ZoomedDiagram(props: DiagramProps) {
  const { src, alt, label = say.labels.diagram.name, width, height, boxed } = props;
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const retry = () => {
    setAttempt(attempt + 1);
    setFailed(false);
  };

  if (failed)
    return (
      <div className={cx('diagram diagram-failed', boxed && 'diagram-boxed')} role="alert">
        <p>{say.labels.diagram.failed}</p>
        <Button icon="refresh" onClick={retry}>
          {say.common.retry}
        </Button>
      </div>
    );
  return (
    <ZoomBox label={label} boxed={boxed}>
      {(zoom) => (
        <img
          key={attempt}
          src={src}
          alt={alt}
          width={width}
          height={height}
          style={
            boxed
              ? { width: `${zoom * 100}%`, height: `${zoom * 100}%` }
              : { width: `${zoom * 100}%`, maxWidth: width === undefined ? undefined : width * zoom }
          }
          onError={() => setFailed(true)}
        />
      )}
    </ZoomBox>
  );
}
