import { type ExamTool, laterPanel } from '../tool.ts';
import { say } from '../../../../sentences/index.ts';

export const calculatorTool: ExamTool = {
  id: 'calculator',
  label: () => say.toolbar.names.calculator,
  icon: 'calculator',
  isOffered: (paper) => paper.calculator !== undefined,
  frame: 'own',
  ...laterPanel(() => import('./calculator-panel.tsx')),
};
