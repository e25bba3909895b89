import { useState } from 'react';
import { CalculatorPad } from '../../../../ui/exam/calculator/calculator-pad.tsx';
import { type CalculatorState, NEW_CALCULATOR } from '../../../../ui/exam/calculator/calculator.ts';
import { FloatingPanel } from '../../../../ui/index.ts';
import type { ExamToolProps } from '../tool.ts';
import { say } from '../../../../sentences/index.ts';

/** The state of each attempt's calculator, kept for the page's lifetime, so that closing the panel loses nothing. */
const kept = new Map<string, CalculatorState>();

export default function CalculatorPanel({ room, onClose }: ExamToolProps) {
  const { attemptId } = room.row;
  const [state, setState] = useState(kept.get(attemptId) ?? NEW_CALCULATOR);
  const change = (next: CalculatorState) => {
    kept.set(attemptId, next);
    setState(next);
  };
  return (
    <FloatingPanel title={say.toolbar.names.calculator} onClose={onClose}>
      <CalculatorPad kind={room.paper.calculator ?? 'basic'} state={state} onChange={change} />
    </FloatingPanel>
  );
}
