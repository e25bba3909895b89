import './decoration.css';
import { useEffect, useState } from 'react';

import { cx } from '../class-names.ts';
import { iconShape, knownShape, type IconShape } from './icon-shapes.ts';

export interface DataIconProps {
  /** Font Awesome classes as entered by an administrator: 'fa-solid fa-book'. */
  readonly icon: string;
  /** The accessible name of an icon without text; an icon beside its text is hidden from screen readers. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

type Found = IconShape | 'unknown' | 'coming';

/** The fallback for unknown icons: a bubble of an answer sheet. */
const PLAIN: IconShape = [
  24,
  24,
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z',
];

export function useDataIcon(icon: string): Found {
  const [, setRound] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const known = knownShape(icon);
  useEffect(() => {
    if (known !== undefined) return;
    let current = true;
    const look = () => current && setRound((round) => round + 1);
    // After a network failure the fallback is shown; the next page with this icon retries.
    iconShape(icon).then(look, () => current && setFailed(icon));
    return () => {
      current = false;
    };
  }, [icon, known]);
  if (known === undefined) return failed === icon ? 'unknown' : 'coming';
  return known ?? 'unknown';
}

/** An icon whose name is data. Its space is reserved while it loads. */
export function DataIcon({ icon, label, className }: DataIconProps) {
  const found = useDataIcon(icon);
  const [width, height, path] = typeof found === 'string' ? PLAIN : found;
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={cx('data-icon', found === 'coming' && 'data-icon-coming', className)}
      viewBox={`0 0 ${width} ${height}`}
      data-known={typeof found !== 'string'}
      {...naming}
    >
      <path d={path} />
    </svg>
  );
}
