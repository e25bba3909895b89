import './card.css';
import type { ComponentProps, ReactNode } from 'react';

import { cx } from '../class-names.ts';
import { isPresent } from '../is-present.ts';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** `article` for an independent item of a list. */
  readonly as?: 'section' | 'article' | 'aside' | 'div' | 'li' | undefined;
  readonly title?: ReactNode;
  /** Shown at the end of the title's line. */
  readonly aside?: ReactNode;
  readonly caption?: ReactNode;
  readonly featured?: boolean | undefined;
}

export function Card({
  as = 'section',
  title,
  aside,
  caption,
  featured,
  className,
  children,
  ...rest
}: CardProps) {
  const Tag = as as 'section';
  return (
    <Tag {...rest} className={cx('card', featured && 'card-featured', className)}>
      {(isPresent(title) || isPresent(aside)) && (
        <div className="card-head">
          <div>
            {isPresent(title) && <h2>{title}</h2>}
            {isPresent(caption) && <p className="card-caption">{caption}</p>}
          </div>
          {aside}
        </div>
      )}
      {children}
    </Tag>
  );
}
