import type { ResultGroup } from '@exam/shared-schema/labels';
import type { ReactNode } from 'react';

import { Tabs } from '../controls/tabs.tsx';

export type AnalysisFilterId = 'all' | ResultGroup;

export interface AnalysisFilterProps {
  readonly counts: Readonly<Record<AnalysisFilterId, number>>;
  readonly selected: AnalysisFilterId;
  readonly onSelect: (filter: AnalysisFilterId) => void;
  /** The questions of the chosen tab. */
  readonly children?: ReactNode;
}

export function AnalysisFilter({ counts, selected, onSelect, children }: AnalysisFilterProps) {
  return (
    <Tabs
      label="Questions by result"
      tabs={[
        { id: 'all', label: 'All', count: counts.all },
        { id: 'correct', label: 'Correct', count: counts.correct },
        { id: 'incorrect', label: 'Incorrect', count: counts.incorrect },
        { id: 'unanswered', label: 'Unanswered', count: counts.unanswered },
      ]}
      selected={selected}
      onSelect={onSelect}
    >
      {children}
    </Tabs>
  );
}
