import { type ExamTool, laterPanel } from '../tool.ts';
import { say } from '../../../../sentences/index.ts';

export const languageTool: ExamTool = {
  id: 'language',
  label: () => say.toolbar.names.language,
  icon: 'language',
  isOffered: () => true,
  ...laterPanel(() => import('./language-panel.tsx')),
};
