import { DataBadge, GradientTile } from '../../ui/index.ts';
import { textOf } from '../form/control.tsx';
import type { Field, Values } from '../form/declaration.ts';
import { DEFAULT_LOOK } from './cells.tsx';

/** How a tile looks: the same fields for all that have one. */
export const lookFields = (needed: {
  readonly icon: boolean;
  readonly gradient: boolean;
}): readonly Field[] => [
  { kind: 'icon', name: 'icon', label: 'Icon', hint: 'A Font Awesome class', optional: !needed.icon },
  {
    kind: 'gradient',
    name: 'gradientColor',
    label: 'Gradient Color',
    hint: 'Tailwind classes: from, via, to',
    optional: !needed.gradient,
  },
];

export const badgeFields: readonly Field[] = [
  { kind: 'badge', name: 'badge', label: 'Badge', colour: 'badgeColor', icon: 'badgeIcon', optional: true },
  { kind: 'colour', name: 'badgeColor', label: 'Badge Color', optional: true },
  { kind: 'icon', name: 'badgeIcon', label: 'Badge Icon', optional: true },
];

export const activeField: Field = {
  kind: 'switch',
  name: 'isActive',
  label: 'Active',
  on: 'Students see it.',
  off: 'Students do not see it.',
};

export const emptyLook: Values = { icon: '', gradientColor: '', badge: '', badgeColor: '', badgeIcon: '' };

interface Decorated {
  readonly icon?: string | undefined;
  readonly gradientColor?: string | undefined;
  readonly badge?: string | undefined;
  readonly badgeColor?: string | undefined;
  readonly badgeIcon?: string | undefined;
}

export const lookOf = ({ icon, gradientColor, badge, badgeColor, badgeIcon }: Decorated): Values => ({
  icon: icon ?? '',
  gradientColor: gradientColor ?? '',
  badge: badge ?? '',
  badgeColor: badgeColor ?? '',
  badgeIcon: badgeIcon ?? '',
});

/** The tile as a student will see it. */
export function previewTile(values: Values) {
  const badge = textOf(values, 'badge').trim();
  return (
    <div className="tile-preview">
      <GradientTile
        large
        gradient={textOf(values, 'gradientColor') || DEFAULT_LOOK.gradientColor}
        icon={textOf(values, 'icon') || DEFAULT_LOOK.icon}
      />
      <div className="list-words">
        <strong>{textOf(values, 'name').trim() || 'Name'}</strong>
        <span className="list-note">{textOf(values, 'description')}</span>
      </div>
      {badge !== '' && (
        <span>
          <DataBadge
            colour={textOf(values, 'badgeColor') || DEFAULT_LOOK.badgeColor}
            icon={textOf(values, 'badgeIcon') || DEFAULT_LOOK.badgeIcon}
          >
            {badge}
          </DataBadge>
        </span>
      )}
    </div>
  );
}
