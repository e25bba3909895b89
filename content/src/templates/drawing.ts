/** Line drawings for questions. They stand on white paper of their own, since an image cannot follow a dark theme. */

const INK = '#1f2937';
const ACCENT = '#1d4ed8';

type Point = readonly [x: number, y: number];

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function sheet(width: number, height: number, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...parts,
    '</svg>',
  ].join('');
}

export function line(points: readonly Point[], colour = INK): string {
  return `<polyline points="${points.map((point) => point.join(',')).join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`;
}

export const curve = (points: readonly Point[]): string => line(points, ACCENT);

export function label(text: string, [x, y]: Point, anchor: 'start' | 'middle' | 'end' = 'middle'): string {
  return `<text x="${x}" y="${y}" font-family="sans-serif" font-size="15" text-anchor="${anchor}" fill="${INK}">${escape(text)}</text>`;
}

export function dot([x, y]: Point): string {
  return `<circle cx="${x}" cy="${y}" r="4" fill="${ACCENT}"/>`;
}

/** A resistor as a zigzag in a horizontal wire, as Indian textbooks draw it, its name above it. */
export function resistor([x, y]: Point, name: string): string {
  const [half, teeth, height] = [27, 6, 9];
  const width = (2 * half) / teeth;
  const peaks = Array.from({ length: teeth }, (_unused, tooth): Point => [
    x - half + (tooth + 0.5) * width,
    y + (tooth % 2 === 0 ? -height : height),
  ]);
  const gap = `<rect x="${x - half}" y="${y - 2}" width="${2 * half}" height="4" fill="#ffffff"/>`;
  return [gap, line([[x - half, y], ...peaks, [x + half, y]]), label(name, [x, y - 16])].join('');
}

/** Two plates across a horizontal wire, the name above them. */
export function capacitor([x, y]: Point, name: string): string {
  const gap = `<rect x="${x - 5}" y="${y - 2}" width="10" height="4" fill="#ffffff"/>`;
  return [
    gap,
    line([
      [x - 5, y - 16],
      [x - 5, y + 16],
    ]),
    line([
      [x + 5, y - 16],
      [x + 5, y + 16],
    ]),
    label(name, [x, y - 22]),
  ].join('');
}

/** A cell in a horizontal wire, its name below it. */
export function battery([x, y]: Point, name: string): string {
  const gap = `<rect x="${x - 5}" y="${y - 2}" width="10" height="4" fill="#ffffff"/>`;
  return [
    gap,
    line([
      [x - 5, y - 18],
      [x - 5, y + 18],
    ]),
    line([
      [x + 5, y - 9],
      [x + 5, y + 9],
    ]),
    label(name, [x, y + 36]),
  ].join('');
}

/** Axes with a mark at each whole step; `at` turns a value pair into a point of the sheet. */
export function axes(
  size: {
    readonly across: number;
    readonly up: number;
    readonly stepAcross: number;
    readonly stepUp: number;
  },
  names: readonly [string, string],
) {
  const [left, bottom, width, height] = [50, 200, 300, 170];
  const at = (x: number, y: number): Point => [
    left + (x / size.across) * width,
    bottom - (y / size.up) * height,
  ];
  const marks: string[] = [];
  for (let x = 0; x <= size.across; x += size.stepAcross)
    marks.push(label(String(x), [at(x, 0)[0], bottom + 18]));
  for (let y = size.stepUp; y <= size.up; y += size.stepUp)
    marks.push(label(String(y), [left - 8, at(0, y)[1] + 5], 'end'));
  const frame = [
    line([
      [left, bottom - height - 15],
      [left, bottom],
      [left + width + 15, bottom],
    ]),
    label(names[0], [left + width - 10, bottom + 38]),
    label(names[1], [left + 6, 16], 'start'),
  ];
  return { at, parts: [...frame, ...marks] };
}
