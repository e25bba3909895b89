import { lazy } from 'react';
import type { ExamTool } from '../tool.ts';

export const assistantTool: ExamTool = {
  id: 'assistant',
  label: 'AI assistant',
  icon: 'chat',
  isOffered: () => true,
  frame: 'own',
  Panel: lazy(() => import('./assistant-panel.tsx')),
};
