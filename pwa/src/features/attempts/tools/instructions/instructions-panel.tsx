import { ExamWarnings, MarkingScheme, paperTimeWords } from '../../../../ui/index.ts';
import type { ExamToolProps } from '../tool.ts';

/** What was read before the start, to be read again. The clock runs on, and says so. */
export function InstructionsPanel({ room }: ExamToolProps) {
  return (
    <>
      <p>{paperTimeWords(room.paper)} It runs on while you read this.</p>
      <h3>Marking scheme</h3>
      <MarkingScheme paper={room.paper} />
      <h3>During the exam</h3>
      <ExamWarnings />
    </>
  );
}
