import type { ExamTool } from '../tool.ts';
import { LanguagePanel } from './language-panel.tsx';

export const languageTool: ExamTool = {
  id: 'language',
  label: 'Language',
  icon: 'language',
  isOffered: (paper) => paper.languages.length > 1,
  Panel: LanguagePanel,
};
