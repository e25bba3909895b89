import './banner.css';
import type { ReactNode } from 'react';

import { cx } from '../class-names.ts';
import { IconButton } from '../controls/button.tsx';
import { Icon, type IconName } from '../icons.tsx';
import { isPresent } from '../is-present.ts';
import { say } from '../../sentences/index.ts';

export type BannerTone = 'info' | 'ok' | 'warn' | 'bad';

export const toneIcons: Readonly<Record<BannerTone, IconName>> = {
  info: 'info',
  ok: 'check',
  warn: 'alert',
  bad: 'alert',
};

export interface BannerProps {
  readonly tone?: BannerTone | undefined;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly icon?: IconName | undefined;
  readonly action?: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
}

/** A notice about the current state of a page or card. Only errors interrupt a screen reader. */
export function Banner({ tone = 'info', title, children, icon, action, onDismiss }: BannerProps) {
  return (
    <div className={cx('banner', `banner-${tone}`)} role={tone === 'bad' ? 'alert' : 'status'}>
      <div className="banner-main">
        <Icon name={icon ?? toneIcons[tone]} />
        <div className="banner-text">
          {isPresent(title) && <p className="banner-title">{title}</p>}
          {isPresent(children) && <div>{children}</div>}
        </div>
      </div>
      {isPresent(action) && <div className="banner-action">{action}</div>}
      {onDismiss && <IconButton icon="close" label={say.common.dismiss} onClick={onDismiss} />}
    </div>
  );
}
