import './print-sheet.css';
import type { ComponentProps } from 'react';
import { cx } from '../class-names.ts';

/** What is printed of a page: this alone, as ink on paper whatever theme is shown. */
export function PrintSheet({ className, ...rest }: ComponentProps<'article'>) {
  return <article {...rest} className={cx('print-sheet', className)} />;
}
