import type { ReactNode } from 'react';
import { DataBadge, GradientTile } from '../../ui/index.ts';

/** The decoration of a category or subject, as data. */
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
  /** Shown if the data has no badge. */
  readonly badge?: string | undefined;
  /** The item itself is chosen, or something within it. */
  readonly chosen: boolean;
  readonly onChoose: () => void;
  /** Shown below the name. */
  readonly children?: ReactNode;
}

/** A large touch target for one of several choices, with its gradient and icon. */
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
