import './sketch.css';
import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { IconButton } from '../controls/button.tsx';
import { Segmented } from '../controls/segmented.tsx';
import { useIsDark } from '../theme.ts';
import { drawStrokes, SHEET, type Stroke, touches } from './strokes.ts';
import { say } from '../../sentences/index.ts';

export interface SketchProps {
  readonly strokes: readonly Stroke[];
  readonly onChange: (strokes: readonly Stroke[]) => void;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

type Tool = 'pen' | 'eraser';

/** A square sheet to draw on with pen, finger or mouse. Each line is one stroke, erased and undone as a whole. */
export function Sketch({ strokes, onChange, label, disabled = false }: SketchProps) {
  const words = say.tools.roughWork;
  const tools = [
    { value: 'pen', label: words.pen },
    { value: 'eraser', label: words.eraser },
  ] as const;
  const [tool, setTool] = useState<Tool>('pen');
  const [before, setBefore] = useState<readonly (readonly Stroke[])[]>([]);
  const change = (next: readonly Stroke[]) => {
    setBefore([...before, strokes]);
    onChange(next);
  };
  const undo = () => {
    onChange(before.at(-1) ?? strokes);
    setBefore(before.slice(0, -1));
  };
  return (
    <div className="sketch">
      <div className="sketch-bar">
        <Segmented<Tool>
          label={words.tool}
          options={tools}
          value={tool}
          onChange={setTool}
          disabled={disabled}
        />
        <IconButton
          icon="undo"
          label={words.undo}
          unavailable={disabled || before.length === 0}
          onClick={undo}
        />
        <IconButton
          icon="trash"
          label={words.clear}
          unavailable={disabled || strokes.length === 0}
          onClick={() => change([])}
        />
      </div>
      <Sheet strokes={strokes} tool={tool} label={label} disabled={disabled} onChange={change} />
    </div>
  );
}

interface SheetProps extends SketchProps {
  readonly tool: Tool;
}

function Sheet({ strokes, tool, label, disabled = false, onChange }: SheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef<number[] | null>(null);
  const width = useWidth(canvas);
  const isDark = useIsDark();
  useLayoutEffect(() => {
    if (canvas.current !== null) drawStrokes(canvas.current, strokes);
  }, [strokes, width, isDark]);

  // Pointer events may arrive faster than renders, so each continues from the latest strokes.
  const latest = useRef(strokes);
  useLayoutEffect(() => {
    latest.current = strokes;
  }, [strokes]);

  const erase = (x: number, y: number) => {
    const left = latest.current.filter((stroke) => !touches(stroke, x, y));
    if (left.length === latest.current.length) return;
    latest.current = left;
    onChange(left);
  };
  const follow = (event: PointerEvent<HTMLCanvasElement>) => {
    if (drawing.current === null) return;
    const points = event.nativeEvent.getCoalescedEvents?.() ?? [];
    for (const point of points.length > 0 ? points : [event.nativeEvent]) {
      const [x, y] = placeOf(event.currentTarget, point);
      if (tool === 'eraser') erase(x, y);
      else drawing.current.push(x, y);
    }
    if (tool === 'pen') drawStrokes(event.currentTarget, [...strokes, drawing.current]);
  };
  const finish = () => {
    const stroke = drawing.current;
    drawing.current = null;
    if (stroke !== null && stroke.length > 0) onChange([...strokes, stroke]);
  };
  return (
    <canvas
      ref={canvas}
      className="sketch-sheet"
      role="img"
      aria-label={label}
      onPointerDown={(event) => {
        if (disabled || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drawing.current = [];
        follow(event);
      }}
      onPointerMove={follow}
      onLostPointerCapture={finish}
    />
  );
}

/** In whole thousandths of the width, which is finer than any finger. */
function placeOf(canvas: HTMLCanvasElement, { clientX, clientY }: MouseEvent): [x: number, y: number] {
  const box = canvas.getBoundingClientRect();
  const part = (length: number) => Math.round((length / box.width) * SHEET);
  return [part(clientX - box.left), part(clientY - box.top)];
}

/** The width of the element, pixels; the drawing is redrawn when it changes. */
function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
