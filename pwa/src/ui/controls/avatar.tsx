import './avatar.css';

import { cx } from '../class-names.ts';

/** The first letters of the first and the last word; '?' for a name without letters. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = ends.map((word) => Array.from(word ?? '')[0] ?? '').join('');
  return letters.toLocaleUpperCase() || '?';
}

export interface AvatarProps {
  readonly name: string;
  readonly large?: boolean | undefined;
}

/** Hidden from screen readers, because the name stands beside it. */
export function Avatar({ name, large }: AvatarProps) {
  return (
    <span className={cx('avatar', large && 'avatar-large')} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
