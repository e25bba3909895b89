import type { subjectCalls } from '@exam/shared-schema/contract';
import { DataBadge, GradientTile } from '../../ui/index.ts';
import type { BodyOf, FormValues } from '../call-types.ts';
import type { FieldOf } from '../form/field.ts';
import { DEFAULT_LOOK } from './cells.tsx';

type LookName = 'icon' | 'gradientColor' | 'badge' | 'badgeColor' | 'badgeIcon';

/** The members of a body that style a tile. */
type Look = Pick<BodyOf<typeof subjectCalls.create>, LookName>;

/** The fields that style a tile, shared by every entity that has one. */
export const lookFields = (needed: {
  readonly icon: boolean;
  readonly gradient: boolean;
}): readonly FieldOf<Look>[] => [
  { kind: 'icon', name: 'icon', label: 'Icon', hint: 'A Font Awesome class', optional: !needed.icon },
  {
    kind: 'gradient',
    name: 'gradientColor',
    label: 'Gradient Color',
    hint: 'Tailwind classes: from, via, to',
    optional: !needed.gradient,
  },
];

export const badgeFields: readonly FieldOf<Look>[] = [
  { kind: 'badge', name: 'badge', label: 'Badge', colour: 'badgeColor', icon: 'badgeIcon', optional: true },
  { kind: 'colour', name: 'badgeColor', label: 'Badge Color', optional: true },
  { kind: 'icon', name: 'badgeIcon', label: 'Badge Icon', optional: true },
];

export const activeField = {
  kind: 'switch',
  name: 'isActive',
  label: 'Active',
  on: 'Students see it.',
  off: 'Students do not see it.',
} as const;

/** @param label of the name field. */
export const nameFields = <const Label extends string>(label: Label) =>
  [
    { kind: 'text', name: 'name', label, max: 100 },
    { kind: 'textarea', name: 'description', label: 'Description', max: 500, optional: true },
  ] as const;

export const isNamed = ({ name }: { readonly name: string }) => name.trim() !== '';

type Tile = FormValues<Pick<BodyOf<typeof subjectCalls.create>, LookName | 'name' | 'description'>>;

/** A preview of the tile as a student sees it. */
export function previewTile({ name, description, icon, gradientColor, badge, badgeColor, badgeIcon }: Tile) {
  const words = badge.trim();
  return (
    <div className="tile-preview">
      <GradientTile
        large
        gradient={gradientColor || DEFAULT_LOOK.gradientColor}
        icon={icon || DEFAULT_LOOK.icon}
      />
      <div className="list-words">
        <strong>{name.trim() || 'Name'}</strong>
        <span className="list-note" title={description}>
          {description}
        </span>
      </div>
      {words !== '' && (
        <span>
          <DataBadge
            colour={badgeColor || DEFAULT_LOOK.badgeColor}
            icon={badgeIcon || DEFAULT_LOOK.badgeIcon}
          >
            {badge}
          </DataBadge>
        </span>
      )}
    </div>
  );
}
