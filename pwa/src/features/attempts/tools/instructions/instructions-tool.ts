import { type ExamTool, laterPanel } from '../tool.ts';

export const instructionsTool: ExamTool = {
  id: 'instructions',
  label: 'Instructions',
  icon: 'info',
  isOffered: () => true,
  ...laterPanel(() => import('./instructions-panel.tsx')),
};
