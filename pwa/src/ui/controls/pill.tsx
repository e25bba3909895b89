import './pill.css';
import type { ReactNode } from 'react';

import { cx } from '../class-names.ts';
import { Icon, type IconName } from '../icons.tsx';

export type Tone = 'neutral' | 'accent' | 'ok' | 'bad' | 'warn' | 'mark';

export interface PillProps {
  readonly tone?: Tone | undefined;
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
}

export function Pill({ tone = 'neutral', icon, children }: PillProps) {
  return (
    <span className={cx('pill', `pill-${tone}`)}>
      {icon && <Icon name={icon} small />}
      {children}
    </span>
  );
}
