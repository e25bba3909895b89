import './decoration.css';
import type { CSSProperties, ReactNode } from 'react';

import { cx } from '../class-names.ts';
import { veilForWhite } from './contrast.ts';
import { DataIcon } from './data-icon.tsx';
import { gradientOf } from './gradient.ts';

/** Where the data names no gradient that is known. */
export const DEFAULT_GRADIENT = 'from-blue-400 to-blue-600';

/** What white must reach on the ground below it (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT_CONTRAST = 4.5;
const ICON_CONTRAST = 3;

/** ST49: the gradient under the veil that white needs to be read on it. */
function ground(classes: string, wanted: number): CSSProperties {
  const gradient = gradientOf(classes) ?? gradientOf(DEFAULT_GRADIENT);
  if (gradient === null) return {};
  const { stops, direction } = gradient;
  const veil = `rgb(0 0 0 / ${veilForWhite(stops, wanted).toFixed(2)})`;
  return {
    backgroundImage: `linear-gradient(${veil}, ${veil}), linear-gradient(${direction}, ${stops.join(', ')})`,
  };
}

export interface GradientTileProps {
  /** Tailwind's classes, as an administrator typed them: 'from-blue-400 to-blue-600'. */
  readonly gradient: string;
  /** Font Awesome's classes. */
  readonly icon?: string | undefined;
  readonly large?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The sign of a category, a subject or a plan: its icon, white on its gradient. What it is called stands beside it. */
export function GradientTile({ gradient, icon, large, className }: GradientTileProps) {
  return (
    <span
      className={cx('gradient-tile', large && 'gradient-tile-large', className)}
      style={ground(gradient, ICON_CONTRAST)}
      aria-hidden="true"
    >
      {icon !== undefined && <DataIcon icon={icon} />}
    </span>
  );
}

export interface GradientBannerProps {
  readonly gradient: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** White words on a gradient, dark enough below them to be read. */
export function GradientBanner({ gradient, children, className }: GradientBannerProps) {
  return (
    <div className={cx('gradient-banner', className)} style={ground(gradient, TEXT_CONTRAST)}>
      {children}
    </div>
  );
}
