import { type ExamTool, laterPanel } from '../tool.ts';
import { say } from '../../../../sentences/index.ts';

export const paperTool: ExamTool = {
  id: 'paper',
  label: () => say.tools.paper.name,
  icon: 'file',
  isOffered: () => true,
  frame: 'own',
  ...laterPanel(() => import('./paper-panel.tsx')),
};
