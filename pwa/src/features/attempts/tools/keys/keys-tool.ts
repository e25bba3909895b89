import type { ExamTool } from '../tool.ts';
import { KeysPanel } from './keys-panel.tsx';

export const keysTool: ExamTool = {
  id: 'keys',
  label: 'Keys',
  icon: 'keyboard',
  isOffered: () => true,
  Panel: KeysPanel,
};
