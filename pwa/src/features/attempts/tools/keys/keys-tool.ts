import { type ExamTool, laterPanel } from '../tool.ts';

export const keysTool: ExamTool = {
  id: 'keys',
  label: 'Keys',
  icon: 'keyboard',
  isOffered: () => true,
  ...laterPanel(() => import('./keys-panel.tsx')),
};
