import { readyScreen } from '../../../../ui/index.ts';
import type { ExamTool } from '../tool.ts';

const panel = readyScreen(() => import('./language-panel.tsx'));

export const languageTool: ExamTool = {
  id: 'language',
  label: 'Language',
  icon: 'language',
  isOffered: (paper) => paper.languages.length > 1,
  Panel: panel.Screen,
  prepare: panel.prepare,
};
