import { type ExamTool, laterPanel } from '../tool.ts';
import { say } from '../../../../sentences/index.ts';

export const paperTool: ExamTool = {
  id: 'paper',
  label: () => say.toolbar.names.paper,
  icon: 'file',
  isOffered: () => true,
  frame: 'own',
  ...laterPanel(() => import('./paper-panel.tsx')),
};
