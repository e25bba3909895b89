import { type ExamTool, laterPanel } from '../tool.ts';
import { say } from '../../../../sentences/index.ts';

export const roughWorkTool: ExamTool = {
  id: 'rough-work',
  label: () => say.toolbar.names.roughWork,
  icon: 'pen',
  isOffered: () => true,
  frame: 'own',
  ...laterPanel(() => import('./rough-work-panel.tsx')),
};
