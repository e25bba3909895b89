import type { ExamTool } from '../tool.ts';
import { InstructionsPanel } from './instructions-panel.tsx';

export const instructionsTool: ExamTool = {
  id: 'instructions',
  label: 'Instructions',
  icon: 'info',
  isOffered: () => true,
  Panel: InstructionsPanel,
};
