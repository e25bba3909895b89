import { qrCode } from './qr-code.ts';

/** Modules around the code that stay light, so that cameras find it. */
const QUIET = 4;

interface QrImageProps {
  readonly text: string;
  /** What it is, for those who cannot see it. */
  readonly label: string;
}

/** A QR code that prints, dark on light in every theme. */
export function QrImage({ text, label }: QrImageProps) {
  const modules = qrCode(text);
  const size = modules.length + 2 * QUIET;
  const path = modules
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : [])))
    .join('');
  return (
    <svg
      className="qr-image"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
