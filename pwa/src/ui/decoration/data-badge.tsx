import './decoration.css';

import { contrast } from './contrast.ts';
import { DataIcon } from './data-icon.tsx';
import { coloursOf } from './gradient.ts';

export interface DataBadgeProps {
  readonly children: string;
  /** Tailwind classes: 'text-yellow-400', 'bg-amber-100 text-amber-900'. */
  readonly colour?: string | undefined;
  /** Font Awesome classes. */
  readonly icon?: string | undefined;
}

const TEXT_CONTRAST = 4.5;
const INKS = ['#1a1916', '#ffffff'] as const;

/** The requested text colour if it is readable on the background, else the more readable of dark and light. */
function inkOn(ground: string, asked: string | null): string {
  if (asked !== null && contrast(asked, ground) >= TEXT_CONTRAST) return asked;
  const [dark, light] = INKS;
  return contrast(dark, ground) >= contrast(light, ground) ? dark : light;
}

/**
 * A badge whose text, colour and icon are data. A background colour fills the badge; a text colour alone tints only
 * the icon, on a dark spot on which any light colour is visible, while the text keeps the page's colour.
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
