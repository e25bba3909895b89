import type { AnswerKey } from '@exam/shared-schema/question-types';
import { controlAt, type KeyControlsProps, type KeyEditor } from './contract.ts';
import { OptionSet } from './option-set.tsx';

/** BK13: the correct options. */
function Controls(props: KeyControlsProps) {
  const hint = 'Where several are chosen, any of them is right.';
  return <OptionSet name="key.correct" label="Right options" hint={hint} {...props} />;
}

export const mcqEditor: KeyEditor<Extract<AnswerKey, { type: 'MCQ' }>> = {
  asks: ['isRight'],
  fields: [],
  Controls,
  valuesOf: ({ correct }) => ({ correct }),
  keyIn: ({ correct }) => ({ correct }),
  controlOf: (path) => (path.length === 0 ? controlAt(['correct']) : controlAt(path.slice(0, 2))),
};
