import { lazy } from 'react';
import type { ExamTool } from '../tool.ts';

export const roughWorkTool: ExamTool = {
  id: 'rough-work',
  label: 'Rough work',
  icon: 'pen',
  isOffered: () => true,
  frame: 'own',
  Panel: lazy(() => import('./rough-work-panel.tsx')),
};
