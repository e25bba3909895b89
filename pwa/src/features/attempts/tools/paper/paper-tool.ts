import { type ExamTool, laterPanel } from '../tool.ts';

export const paperTool: ExamTool = {
  id: 'paper',
  label: 'Question paper',
  icon: 'file',
  isOffered: () => true,
  frame: 'own',
  ...laterPanel(() => import('./paper-panel.tsx')),
};
