import { type ExamTool, laterPanel } from '../tool.ts';

export const languageTool: ExamTool = {
  id: 'language',
  label: 'Language',
  icon: 'language',
  isOffered: (paper) => paper.languages.length > 1,
  ...laterPanel(() => import('./language-panel.tsx')),
};
