import { type ExamTool, laterPanel } from '../tool.ts';

export const roughWorkTool: ExamTool = {
  id: 'rough-work',
  label: 'Rough work',
  icon: 'pen',
  isOffered: () => true,
  frame: 'own',
  ...laterPanel(() => import('./rough-work-panel.tsx')),
};
