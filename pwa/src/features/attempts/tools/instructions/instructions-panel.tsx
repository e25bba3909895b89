import { formatDuration } from '../../../../format/index.ts';
import { ExamWarnings, PaperRulesList } from '../../../../ui/index.ts';
import type { ExamToolProps } from '../tool.ts';

/** What was read before the start, to be read again. */
export default function InstructionsPanel({ room: { paper, timing } }: ExamToolProps) {
  const extraTimePercent = (timing.limitMs / (paper.timing.durationSeconds * 1000) - 1) * 100;
  return (
    <>
      <p>You have {formatDuration(timing.limitMs)} in all. The clock runs on while you read this.</p>
      <PaperRulesList paper={paper} extraTimePercent={Math.round(extraTimePercent)} />
      <h3>During the exam</h3>
      <ExamWarnings />
    </>
  );
}
