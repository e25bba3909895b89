import { readyScreen } from '../../../../ui/index.ts';
import type { ExamTool } from '../tool.ts';

const panel = readyScreen(() => import('./paper-panel.tsx'));

export const paperTool: ExamTool = {
  id: 'paper',
  label: 'Question paper',
  icon: 'file',
  isOffered: () => true,
  frame: 'own',
  Panel: panel.Screen,
  prepare: panel.prepare,
};
