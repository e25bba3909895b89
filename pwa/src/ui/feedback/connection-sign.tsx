import './connection-sign.css';
import type { MouseEventHandler } from 'react';

import { cx } from '../class-names.ts';
import { Icon } from '../icons.tsx';
import { say } from '../../sentences/index.ts';

interface ConnectionState {
  readonly online: boolean;
  /** How many attempts and drafts the server does not have yet. */
  readonly waiting: number;
  /** Whether they are being sent now. */
  readonly syncing: boolean;
}

/** The text of the connection indicator. */
function connectionText({ online, waiting, syncing }: ConnectionState): string {
  if (!online) return waiting > 0 ? say.device.offlineWaiting(waiting) : say.device.offline;
  if (syncing) return waiting > 0 ? say.device.syncingCount(waiting) : say.device.syncing;
  return waiting > 0 ? say.device.onlineWaiting(waiting) : say.device.onlineSynced;
}

export interface ConnectionSignProps extends ConnectionState {
  /** The page that lists the waiting attempts. */
  readonly href?: string | undefined;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** Full width, below the bar, on a phone. */
  readonly strip?: boolean | undefined;
}

export function ConnectionSign({ href, onClick, strip, ...state }: ConnectionSignProps) {
  const calm = state.online && (state.syncing || state.waiting === 0);
  const icon = !state.online ? 'cloud-off' : state.syncing ? 'refresh' : 'cloud';
  const className = cx('connection', !calm && 'connection-waiting', strip && 'connection-strip');
  const inner = (
    <>
      <Icon name={icon} small />
      <span className="num" role="status">
        {connectionText(state)}
      </span>
    </>
  );
  if (href === undefined) return <span className={className}>{inner}</span>;
  return (
    // A live region does not name its parent, so the link has its own label.
    <a className={className} href={href} onClick={onClick} aria-label={connectionText(state)}>
      {inner}
    </a>
  );
}
