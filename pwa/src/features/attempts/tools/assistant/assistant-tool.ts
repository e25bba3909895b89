import { type ExamTool, laterPanel } from '../tool.ts';

export const assistantTool: ExamTool = {
  id: 'assistant',
  label: 'AI assistant',
  icon: 'chat',
  isOffered: () => true,
  frame: 'own',
  ...laterPanel(() => import('./assistant-panel.tsx')),
};
