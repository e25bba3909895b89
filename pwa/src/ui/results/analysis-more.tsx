import './analysis-more.css';
import type { ReactNode } from 'react';

import { Icon } from '../icons.tsx';

export interface AnalysisMoreProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Called each time it is opened. */
  readonly onOpen?: () => void;
}

/** Collapsed content. */
export function AnalysisMore({ title, children, onOpen }: AnalysisMoreProps) {
  return (
    <details className="analysis-more" onToggle={(event) => event.currentTarget.open && onOpen?.()}>
      <summary>
        {title}
        <Icon name="down" small />
      </summary>
      {children}
    </details>
  );
}
