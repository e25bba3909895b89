import { calculatorTool } from './calculator/calculator-tool.ts';
import { keysTool } from './keys/keys-tool.ts';
import type { ExamTool } from './tool.ts';

export type { ExamTool, ExamToolProps } from './tool.ts';
export { useShownQuestion, type ShownInRoom } from './shown-question.ts';

/** The tools of the room, in the order in which they are offered. A new tool is a folder here and a line in this list. */
export const examTools: readonly ExamTool[] = [calculatorTool, keysTool];
