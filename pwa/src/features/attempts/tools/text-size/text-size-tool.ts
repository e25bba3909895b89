import { readyScreen } from '../../../../ui/index.ts';
import type { ExamTool } from '../tool.ts';
import { applyTextSize } from './text-size.ts';

applyTextSize();

const panel = readyScreen(() => import('./text-size-panel.tsx'));

export const textSizeTool: ExamTool = {
  id: 'text-size',
  label: 'Text size',
  icon: 'text',
  isOffered: () => true,
  Panel: panel.Screen,
  prepare: panel.prepare,
};
