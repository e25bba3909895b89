import { lazy } from 'react';
import type { ExamTool } from '../tool.ts';

export const paperTool: ExamTool = {
  id: 'paper',
  label: 'Question paper',
  icon: 'file',
  isOffered: () => true,
  frame: 'own',
  Panel: lazy(() => import('./paper-panel.tsx')),
};
