import type { ResultGroup } from '@exam/shared-schema/labels';
import type { ReactNode } from 'react';

import { say } from '../../sentences/index.ts';
import { Tabs } from '../controls/tabs.tsx';

export type AnalysisFilterId = 'all' | ResultGroup;

export interface AnalysisFilterProps {
  readonly counts: Readonly<Record<AnalysisFilterId, number>>;
  readonly selected: AnalysisFilterId;
  readonly onSelect: (filter: AnalysisFilterId) => void;
  /** The questions of the selected tab. */
  readonly children?: ReactNode;
}

export function AnalysisFilter({ counts, selected, onSelect, children }: AnalysisFilterProps) {
  const { filters } = say.analysis;
  return (
    <Tabs
      label={say.analysis.filter}
      tabs={[
        { id: 'all', label: filters.all, count: counts.all },
        { id: 'correct', label: filters.correct, count: counts.correct },
        { id: 'incorrect', label: filters.incorrect, count: counts.incorrect },
        { id: 'unanswered', label: filters.unanswered, count: counts.unanswered },
      ]}
      selected={selected}
      onSelect={onSelect}
    >
      {children}
    </Tabs>
  );
}
