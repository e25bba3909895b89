import { type ExamTool, laterPanel } from '../tool.ts';
import { say } from '../../../../sentences/index.ts';

export const keysTool: ExamTool = {
  id: 'keys',
  label: () => say.toolbar.names.keys,
  icon: 'keyboard',
  isOffered: () => true,
  ...laterPanel(() => import('./keys-panel.tsx')),
};
