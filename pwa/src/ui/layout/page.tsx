import './page.css';
import type { ComponentProps, ReactNode } from 'react';

import { cx } from '../class-names.ts';
import { isPresent } from '../is-present.ts';

type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8;

/** The width and gutters of a page. */
export function Page({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('page', className)} />;
}

export interface StackProps extends ComponentProps<'div'> {
  readonly gap?: Gap | undefined;
}

/** Children below each other. */
export function Stack({ gap = 4, className, ...rest }: StackProps) {
  return <div {...rest} className={cx('page-stack', `page-gap-${gap}`, className)} />;
}

export interface RowProps extends ComponentProps<'div'> {
  readonly gap?: Gap | undefined;
  readonly apart?: boolean | undefined;
}

/** Children side by side, wrapping where there is no room. */
export function Row({ gap = 3, apart, className, ...rest }: RowProps) {
  return <div {...rest} className={cx('page-row', `page-gap-${gap}`, apart && 'page-apart', className)} />;
}

/** Cards in as many columns as fit. */
export function CardGrid({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('page-grid', className)} />;
}

export interface PageHeadProps {
  readonly title: ReactNode;
  /** Small text above the title: a date, a step. */
  readonly eyebrow?: ReactNode;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
}

export function PageHead({ title, eyebrow, lead, actions }: PageHeadProps) {
  return (
    <header className="page-head">
      <div className="page-head-words">
        {isPresent(eyebrow) && <p className="page-eyebrow num">{eyebrow}</p>}
        <h1>{title}</h1>
        {isPresent(lead) && <p className="page-lead">{lead}</p>}
      </div>
      {isPresent(actions) && <div className="page-actions">{actions}</div>}
    </header>
  );
}
