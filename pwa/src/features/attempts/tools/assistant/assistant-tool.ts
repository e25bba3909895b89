import { type ExamTool, laterPanel } from '../tool.ts';
import { say } from '../../../../sentences/index.ts';

export const assistantTool: ExamTool = {
  id: 'assistant',
  label: () => say.toolbar.names.assistant,
  icon: 'chat',
  isOffered: () => true,
  frame: 'own',
  ...laterPanel(() => import('./assistant-panel.tsx')),
};
