import { lazy } from 'react';
import type { ExamTool } from '../tool.ts';

export const calculatorTool: ExamTool = {
  id: 'calculator',
  label: 'Calculator',
  icon: 'calculator',
  isOffered: (paper) => paper.calculator !== undefined,
  frame: 'own',
  Panel: lazy(() => import('./calculator-panel.tsx')),
};
