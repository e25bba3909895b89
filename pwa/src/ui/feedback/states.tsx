import './states.css';
import type { ReactNode } from 'react';

import { Button } from '../controls/button.tsx';
import { Icon, type IconName } from '../icons.tsx';
import { isPresent } from '../is-present.ts';
import { say } from '../../sentences/index.ts';

export interface SkeletonProps {
  readonly lines?: number | undefined;
  /** For screen readers: 'Loading Results...'. */
  readonly label?: string | undefined;
}

export function Skeleton({ lines = 3, label = say.common.loading }: SkeletonProps) {
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className="skeleton-line" />
      ))}
    </div>
  );
}

export interface EmptyStateProps {
  readonly title: string;
  /** The state fills the page, so its title is the page's heading. */
  readonly page?: boolean | undefined;
  readonly icon?: IconName | undefined;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ title, page, icon = 'file', children, action }: EmptyStateProps) {
  const Title = page ? 'h1' : 'p';
  return (
    <div className="state">
      <span className="state-icon">
        <Icon name={icon} />
      </span>
      <Title className="state-title">{title}</Title>
      {isPresent(children) && <div className="state-text">{children}</div>}
      {isPresent(action) && <div className="state-action">{action}</div>}
    </div>
  );
}

export interface ErrorStateProps {
  readonly title: string;
  /** The state fills the page, so its title is the page's heading. */
  readonly page?: boolean | undefined;
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string | undefined;
  readonly busy?: boolean | undefined;
  /** Another action beside the retry. */
  readonly action?: ReactNode;
}

export function ErrorState(props: ErrorStateProps) {
  const { title, page, children, onRetry, retryLabel = say.common.retry, busy, action } = props;
  const Title = page ? 'h1' : 'p';
  return (
    <div className="state state-bad" role="alert">
      <span className="state-icon">
        <Icon name="alert" />
      </span>
      <Title className="state-title">{title}</Title>
      {isPresent(children) && <div className="state-text">{children}</div>}
      {(onRetry || isPresent(action)) && (
        <div className="state-action">
          {onRetry && (
            <Button icon="refresh" busy={busy} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
