import './print-sheet.css';
import type { ComponentProps } from 'react';
import { cx } from '../class-names.ts';

/** The part of a page that is printed, black on white in any theme. */
export function PrintSheet({ className, ...rest }: ComponentProps<'article'>) {
  return <article {...rest} className={cx('print-sheet', className)} />;
}
