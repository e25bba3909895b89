import { type ExamTool, laterPanel } from '../tool.ts';
import { say } from '../../../../sentences/index.ts';

export const instructionsTool: ExamTool = {
  id: 'instructions',
  label: () => say.toolbar.names.instructions,
  icon: 'info',
  isOffered: () => true,
  ...laterPanel(() => import('./instructions-panel.tsx')),
};
