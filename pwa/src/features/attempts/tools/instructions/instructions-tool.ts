import { readyScreen } from '../../../../ui/index.ts';
import type { ExamTool } from '../tool.ts';

const panel = readyScreen(() => import('./instructions-panel.tsx'));

export const instructionsTool: ExamTool = {
  id: 'instructions',
  label: 'Instructions',
  icon: 'info',
  isOffered: () => true,
  Panel: panel.Screen,
  prepare: panel.prepare,
};
