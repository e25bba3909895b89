import './diagram.css';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

import { cx } from '../class-names.ts';
import { IconButton } from '../controls/button.tsx';
import { useOverflow } from '../layout/use-overflow.ts';
import { pinch } from './pinch.ts';
import { say } from '../../sentences/index.ts';

const ZOOM_MIN = 0.5;
const ZOOM_MAX = 3;
const ZOOM_STEP = 0.25;

/** @returns the nearest zoom step within the limits. */
export function zoomStep(zoom: number): number {
  const step = Math.round(zoom / ZOOM_STEP) * ZOOM_STEP;
  return Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, step));
}

interface ZoomBoxProps {
  readonly label: string;
  /** A fixed height, see Diagram. */
  readonly boxed?: boolean | undefined;
  readonly children: (zoom: number) => ReactNode;
}

const KEYS: Readonly<Record<string, (zoom: number) => number>> = {
  '+': (zoom) => zoom + ZOOM_STEP,
  '=': (zoom) => zoom + ZOOM_STEP,
  '-': (zoom) => zoom - ZOOM_STEP,
  '0': () => 1,
};

/** Zooms its content by buttons, by two fingers, and by the + and − keys while focused; 0 resets the zoom. */
export function ZoomBox({ label, boxed, children }: ZoomBoxProps) {
  const [zoom, setZoom] = useState(1);
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(box);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    let start = 1;
    return pinch(element, {
      start: () => setZoom((now) => (start = now)),
      scale: (factor) => setZoom(zoomStep(start * factor)),
    });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const change = KEYS[event.key];
    if (change === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    setZoom(zoomStep(change(zoom)));
  };
  const scrolling = overflows ? { tabIndex: 0, role: 'region', 'aria-label': label } : {};
  return (
    <figure className={cx('diagram', boxed && 'diagram-boxed')} onKeyDown={onKeyDown}>
      <div className="diagram-box" ref={box} {...scrolling}>
        {children(zoom)}
      </div>
      <div className="diagram-zoom">
        <IconButton
          icon="zoom-out"
          label={say.labels.diagram.zoomOut}
          unavailable={zoom <= ZOOM_MIN}
          onClick={() => setZoom(zoomStep(zoom - ZOOM_STEP))}
        />
        <output className="num" aria-label={say.labels.diagram.zoom}>
          {Math.round(zoom * 100)}%
        </output>
        <IconButton
          icon="zoom-in"
          label={say.labels.diagram.zoomIn}
          unavailable={zoom >= ZOOM_MAX}
          onClick={() => setZoom(zoomStep(zoom + ZOOM_STEP))}
        />
      </div>
    </figure>
  );
}
