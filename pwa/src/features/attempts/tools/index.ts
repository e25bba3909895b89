import { assistantTool } from './assistant/assistant-tool.ts';
import { calculatorTool } from './calculator/calculator-tool.ts';
import { instructionsTool } from './instructions/instructions-tool.ts';
import { keysTool } from './keys/keys-tool.ts';
import { languageTool } from './language/language-tool.ts';
import { paperTool } from './paper/paper-tool.ts';
import { roughWorkTool } from './rough-work/rough-work-tool.ts';
import { textSizeTool } from './text-size/text-size-tool.ts';
import type { ExamTool } from './tool.ts';

export type { ExamTool } from './tool.ts';
export { useShownQuestion } from './shown-question.tsx';

/** The tools of the exam room, in display order. A new tool is a folder here and an entry in this list. */
export const examTools: readonly ExamTool[] = [
  calculatorTool,
  roughWorkTool,
  paperTool,
  textSizeTool,
  languageTool,
  instructionsTool,
  assistantTool,
  keysTool,
];
