import { type ExamTool, laterPanel } from '../tool.ts';

export const calculatorTool: ExamTool = {
  id: 'calculator',
  label: 'Calculator',
  icon: 'calculator',
  isOffered: (paper) => paper.calculator !== undefined,
  frame: 'own',
  ...laterPanel(() => import('./calculator-panel.tsx')),
};
