import './decoration.css';

import { contrast } from './contrast.ts';
import { DataIcon } from './data-icon.tsx';
import { coloursOf } from './gradient.ts';

export interface DataBadgeProps {
  readonly children: string;
  /** Tailwind's classes: 'text-yellow-400', 'bg-amber-100 text-amber-900'. */
  readonly colour?: string | undefined;
  /** Font Awesome's classes. */
  readonly icon?: string | undefined;
}

const TEXT_CONTRAST = 4.5;
const INKS = ['#1a1916', '#ffffff'] as const;

/** The ink that was asked for where it can be read on the ground, else the darker or lighter one that can. */
function inkOn(ground: string, asked: string | null): string {
  if (asked !== null && contrast(asked, ground) >= TEXT_CONTRAST) return asked;
  const [dark, light] = INKS;
  return contrast(dark, ground) >= contrast(light, ground) ? dark : light;
}

/**
 * A badge whose words, colour and icon come as data. With a ground of its own the badge has it; a colour alone tints
 * the icon, on a dark spot on which any light colour shows, and the words keep the ink of the page.
 */
export function DataBadge({ children, colour = '', icon }: DataBadgeProps) {
  const { text, ground } = coloursOf(colour);
  const own = ground === null ? {} : { background: ground, color: inkOn(ground, text), borderColor: ground };
  const tint = ground === null && text !== null ? { color: text } : {};
  return (
    <span className="data-badge" style={own}>
      {icon !== undefined && icon !== '' && (
        <span className={ground === null ? 'data-badge-spot' : 'data-badge-sign'} style={tint}>
          <DataIcon icon={icon} />
        </span>
      )}
      {children}
    </span>
  );
}
