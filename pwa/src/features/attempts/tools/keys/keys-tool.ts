import { readyScreen } from '../../../../ui/index.ts';
import type { ExamTool, ExamToolProps } from '../tool.ts';

const panel = readyScreen<ExamToolProps>(() => import('./keys-panel.tsx'));

export const keysTool: ExamTool = {
  id: 'keys',
  label: 'Keys',
  icon: 'keyboard',
  isOffered: () => true,
  Panel: panel.Screen,
  prepare: panel.prepare,
};
