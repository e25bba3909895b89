import type { ReactNode } from 'react';
import { DataBadge, GradientTile, Pill } from '../../ui/index.ts';
import { formatConsoleDate } from '../../format/index.ts';
import { fixedChoices } from './choices.ts';

/** The defaults of the subjects list for missing values. */
export const DEFAULT_LOOK = {
  gradientColor: 'from-blue-400 to-blue-600',
  icon: 'fa-solid fa-book',
  badge: 'Standard',
  badgeIcon: 'fa-solid fa-star',
  badgeColor: 'text-yellow-400',
} as const;

interface Decorated {
  readonly name: string;
  readonly description: string;
  readonly icon?: string | undefined;
  readonly gradientColor?: string | undefined;
  readonly badge?: string | undefined;
  readonly badgeColor?: string | undefined;
  readonly badgeIcon?: string | undefined;
}

export function NamedCell({ name, note, sign }: { name: string; note: string; sign?: ReactNode }) {
  return (
    <span className="list-named">
      {sign}
      <span className="list-words">
        <span>{name}</span>
        {note !== '' && (
          <span className="list-note" title={note}>
            {note}
          </span>
        )}
      </span>
    </span>
  );
}

function DecoratedCell({ name, description, icon, gradientColor }: Decorated) {
  const sign = (
    <GradientTile gradient={gradientColor ?? DEFAULT_LOOK.gradientColor} icon={icon ?? DEFAULT_LOOK.icon} />
  );
  return <NamedCell name={name} note={description} sign={sign} />;
}

function BadgeCell({ badge, badgeColor, badgeIcon }: Decorated) {
  return (
    <DataBadge colour={badgeColor ?? DEFAULT_LOOK.badgeColor} icon={badgeIcon ?? DEFAULT_LOOK.badgeIcon}>
      {badge ?? DEFAULT_LOOK.badge}
    </DataBadge>
  );
}

function ActiveCell({ isActive }: { readonly isActive: boolean }) {
  return isActive ? (
    <Pill tone="ok" icon="check">
      Active
    </Pill>
  ) : (
    <Pill icon="minus">Inactive</Pill>
  );
}

/** @param time an ISO 8601 text. */
export const DayCell = ({ time }: { readonly time: string }) => (
  <span className="list-date num">{formatConsoleDate(time)}</span>
);

export const activeFilter = {
  name: 'isActive',
  label: 'Status',
  all: 'All Status',
  useChoices: fixedChoices({ true: 'Active', false: 'Inactive' }),
} as const;

/** The first column of entities that students see as tiles. */
export const decoratedColumn = <const Header extends string>(header: Header) =>
  ({ key: 'name', header, sort: 'name', cell: DecoratedCell }) as const;

export const badgeColumn = { key: 'badge', header: 'Badge', cell: BadgeCell } as const;

export const statusColumn = { key: 'status', header: 'Status', cell: ActiveCell } as const;

export const createdColumn = {
  key: 'created',
  header: 'Created',
  sort: 'createdAt',
  cell: ({ createdAt }: { readonly createdAt: string }) => <DayCell time={createdAt} />,
} as const;
