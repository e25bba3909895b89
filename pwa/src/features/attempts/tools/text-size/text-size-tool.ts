import { type ExamTool, laterPanel } from '../tool.ts';
import { applyTextSize } from './text-size.ts';

applyTextSize();

export const textSizeTool: ExamTool = {
  id: 'text-size',
  label: 'Text size',
  icon: 'text',
  isOffered: () => true,
  ...laterPanel(() => import('./text-size-panel.tsx')),
};
