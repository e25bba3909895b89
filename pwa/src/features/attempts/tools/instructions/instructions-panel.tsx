import { formatDuration } from '../../../../format/index.ts';
import { ExamWarnings, PaperRulesList } from '../../../../ui/index.ts';
import type { ExamToolProps } from '../tool.ts';
import { say } from '../../../../sentences/index.ts';

/** The instructions shown before the start. */
export default function InstructionsPanel({ room: { paper, timing } }: ExamToolProps) {
  // ED16: a common end may leave less than the paper's time.
  const extraTimePercent = Math.max(0, timing.limitMs / (paper.timing.durationSeconds * 1000) - 1) * 100;
  return (
    <>
      <p>{say.tools.instructions.time(formatDuration(timing.limitMs))}</p>
      <PaperRulesList paper={paper} extraTimePercent={Math.round(extraTimePercent)} />
      <h3>{say.tools.instructions.during}</h3>
      <ExamWarnings />
    </>
  );
}
