import { readyScreen } from '../../../../ui/index.ts';
import type { ExamTool } from '../tool.ts';

/** The largest of the panels: its hundreds of lines should not have to wait for their code as well. */
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
