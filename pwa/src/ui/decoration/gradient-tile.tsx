import './decoration.css';
import type { CSSProperties } from 'react';

import { cx } from '../class-names.ts';
import { veilForWhite } from './contrast.ts';
import { DataIcon } from './data-icon.tsx';
import { gradientOf } from './gradient.ts';

/** Used if the data names no known gradient. */
const DEFAULT_GRADIENT = 'from-blue-400 to-blue-600';

/** The contrast that a white icon needs with its background (WCAG 2.2, 1.4.11). */
const ICON_CONTRAST = 3;

/** ST49: the gradient under a black overlay that gives the white icon enough contrast. */
function background(classes: string): CSSProperties {
  const gradient = gradientOf(classes) ?? gradientOf(DEFAULT_GRADIENT);
  if (gradient === null) return {};
  const { stops, direction } = gradient;
  const veil = `rgb(0 0 0 / ${veilForWhite(stops, ICON_CONTRAST).toFixed(2)})`;
  return {
    backgroundImage: `linear-gradient(${veil}, ${veil}), linear-gradient(${direction}, ${stops.join(', ')})`,
  };
}

export interface GradientTileProps {
  /** Tailwind classes as entered by an administrator: 'from-blue-400 to-blue-600'. */
  readonly gradient: string;
  /** Font Awesome classes. */
  readonly icon?: string | undefined;
  readonly large?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The icon of a category, subject or plan, white on its gradient; the name stands beside it. */
export function GradientTile({ gradient, icon, large, className }: GradientTileProps) {
  return (
    <span
      className={cx('gradient-tile', large && 'gradient-tile-large', className)}
      style={background(gradient)}
      aria-hidden="true"
    >
      {icon !== undefined && <DataIcon icon={icon} />}
    </span>
  );
}
