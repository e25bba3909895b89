import './stat-tiles.css';
import type { ReactNode } from 'react';

import { Icon, type IconName } from '../icons.tsx';
import { isPresent } from '../is-present.ts';

export interface Stat {
  readonly label: string;
  readonly value: ReactNode;
  /** Small text after the value: 'of 63'. */
  readonly note?: ReactNode;
  readonly icon?: IconName | undefined;
}

export interface StatTilesProps {
  readonly stats: readonly Stat[];
}

export function StatTiles({ stats }: StatTilesProps) {
  return (
    <dl className="tiles" data-count={stats.length}>
      {stats.map(({ label, value, note, icon }) => (
        <div key={label} className="tiles-tile">
          <dt>
            {icon && <Icon name={icon} small />}
            {label}
          </dt>
          <dd>
            {value}
            {isPresent(note) && <small> {note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
