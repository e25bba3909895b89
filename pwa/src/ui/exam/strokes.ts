/** Points of a line, x and y alternating, in thousandths of the sheet's width. */
export type Stroke = readonly number[];

export const SHEET = 1000;
const PEN = 5;
/** The reach of the eraser, in the same unit. */
const REACH = 25;

/** Whether the eraser at this point touches the line. */
export function touches(stroke: Stroke, x: number, y: number): boolean {
  if (stroke.length === 2) return Math.hypot((stroke[0] ?? 0) - x, (stroke[1] ?? 0) - y) <= REACH;
  for (let at = 0; at + 3 < stroke.length; at += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = stroke.slice(at, at + 4);
    if (distanceToLine(x, y, ax, ay, bx, by) <= REACH) return true;
  }
  return false;
}

function distanceToLine(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(x - (ax + at * (bx - ax)), y - (ay + at * (by - ay)));
}

/** Draws all strokes in the text colour, at the screen's resolution. */
export function drawStrokes(canvas: HTMLCanvasElement, strokes: readonly Stroke[]): void {
  const side = Math.round(canvas.clientWidth * devicePixelRatio);
  if (canvas.width !== side || canvas.height !== side) Object.assign(canvas, { width: side, height: side });
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, side, side);
  context.scale(side / SHEET, side / SHEET);
  Object.assign(context, {
    lineWidth: PEN,
    lineCap: 'round',
    lineJoin: 'round',
    strokeStyle: getComputedStyle(canvas).color,
  });
  for (const stroke of strokes) {
    context.beginPath();
    context.moveTo(stroke[0] ?? 0, stroke[1] ?? 0);
    // A dot is a line back to its start.
    for (let at = stroke.length === 2 ? 0 : 2; at < stroke.length; at += 2)
      context.lineTo(stroke[at] ?? 0, stroke[at + 1] ?? 0);
    context.stroke();
  }
}
