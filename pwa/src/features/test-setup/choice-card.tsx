import type { ReactNode } from 'react';
import { DataBadge, GradientTile } from '../../ui/index.ts';

/** What a category and a subject are decorated with, as data. */
interface Decorated {
  readonly name: string;
  readonly description: string;
  readonly icon?: string | undefined;
  readonly gradientColor?: string | undefined;
  readonly badge?: string | undefined;
  readonly badgeColor?: string | undefined;
  readonly badgeIcon?: string | undefined;
}

interface ChoiceCardProps {
  readonly of: Decorated;
  /** Where the data has no badge. */
  readonly badge?: string | undefined;
  /** It is chosen, or something in it is. */
  readonly chosen: boolean;
  readonly onChoose: () => void;
  /** Below the name. */
  readonly children?: ReactNode;
}

/** One of several to go on with, as large as a thumb: the name beside its gradient and icon. */
export function ChoiceCard({ of, badge, chosen, onChoose, children }: ChoiceCardProps) {
  const badgeText = of.badge || badge;
  return (
    <button type="button" className="setup-card" data-chosen={chosen || undefined} onClick={onChoose}>
      <span className="setup-card-words">
        <b>{of.name}</b>
        {of.description !== '' && <span className="setup-card-about">{of.description}</span>}
        {children}
      </span>
      <span className="setup-card-band">
        <GradientTile gradient={of.gradientColor ?? ''} icon={of.icon} className="setup-card-ground" />
        {badgeText !== undefined && badgeText !== '' && (
          <span className="setup-card-badge">
            <DataBadge colour={of.badgeColor} icon={of.badgeIcon}>
              {badgeText}
            </DataBadge>
          </span>
        )}
      </span>
    </button>
  );
}
