import { type ExamTool, laterPanel } from '../tool.ts';
import { say } from '../../../../sentences/index.ts';

export const languageTool: ExamTool = {
  id: 'language',
  label: () => say.tools.language.name,
  icon: 'language',
  isOffered: () => true,
  ...laterPanel(() => import('./language-panel.tsx')),
};
