import { type PointerEvent, type RefObject, useRef, useState } from 'react';

interface Point {
  readonly x: number;
  readonly y: number;
}

const HOME: Point = { x: 0, y: 0 };
/** The minimum distance of the panel to the window's edge, pixels. */
const MARGIN = 8;

/** Moves an element by dragging its handle, within the window. */
export function useDrag(element: RefObject<HTMLElement | null>) {
  const [offset, setOffset] = useState(HOME);
  const from = useRef<{ readonly pointer: Point; readonly offset: Point; readonly box: DOMRect } | null>(
    null,
  );

  const grip = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isButton = event.target instanceof Element && event.target.closest('button') !== null;
      const box = element.current?.getBoundingClientRect();
      if (isButton || event.button !== 0 || box === undefined) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { pointer: { x: event.clientX, y: event.clientY }, offset, box };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const start = from.current;
      if (start === null) return;
      const { box } = start;
      const x = within(event.clientX - start.pointer.x, box.left, window.innerWidth - box.right);
      const y = within(event.clientY - start.pointer.y, box.top, window.innerHeight - box.bottom);
      setOffset({ x: start.offset.x + x, y: start.offset.y + y });
    },
    onLostPointerCapture() {
      from.current = null;
    },
  };
  return { offset, reset: () => setOffset(HOME), grip };
}

function within(by: number, before: number, after: number): number {
  return Math.min(Math.max(by, MARGIN - before), Math.max(after - MARGIN, MARGIN - before));
}
