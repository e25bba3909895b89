import type { ExamTool } from '../tool.ts';
import { TextSizePanel } from './text-size-panel.tsx';
import { applyTextSize } from './text-size.ts';

applyTextSize();

export const textSizeTool: ExamTool = {
  id: 'text-size',
  label: 'Text size',
  icon: 'text',
  isOffered: () => true,
  Panel: TextSizePanel,
};
