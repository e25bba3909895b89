import './analysis-more.css';
import type { ReactNode } from 'react';

import { Icon } from '../icons.tsx';

export interface AnalysisMoreProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Collapsed content. */
export function AnalysisMore({ title, children }: AnalysisMoreProps) {
  return (
    <details className="analysis-more">
      <summary>
        {title}
        <Icon name="down" small />
      </summary>
      {children}
    </details>
  );
}
