import { type ExamTool, laterPanel } from '../tool.ts';
import { applyTextSize } from './text-size.ts';
import { say } from '../../../../sentences/index.ts';

applyTextSize();

export const textSizeTool: ExamTool = {
  id: 'text-size',
  label: () => say.toolbar.names.textSize,
  icon: 'text',
  isOffered: () => true,
  ...laterPanel(() => import('./text-size-panel.tsx')),
};
