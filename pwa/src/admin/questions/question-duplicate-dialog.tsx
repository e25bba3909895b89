import type { CallBody, ListedQuestion, questionCalls, WholeQuestion } from '@exam/shared-schema/contract';
import type { FormValues } from '../call-types.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import type { FormPlan } from '../form/plan.ts';
import type { Values } from '../form/values.ts';
import { nounOf } from '../nouns.ts';
import type { RowDialogProps } from '../rows/action.ts';
import { editValuesOf } from './question-edit-form.tsx';
import { questionForm } from './question-form.tsx';
import { QuestionLoadingDialog } from './question-loading-dialog.tsx';

const ASKED = {
  title: 'Duplicate Question',
  text: 'A new question that begins with the content of this one, which stays as it is.',
  button: 'Create Question',
  busyButton: 'Creating...',
  danger: false,
};

/** CN9: a new question, begun with the content of another one. */
export function DuplicateQuestionDialog({ row: { _id }, onClose, onDone }: RowDialogProps<ListedQuestion>) {
  return (
    <QuestionLoadingDialog id={_id} title={ASKED.title} onClose={onClose}>
      {(question) => <FormDialog asked={ASKED} plan={planFor(question)} onClose={onClose} onDone={onDone} />}
    </QuestionLoadingDialog>
  );
}

const NOUN = nounOf({ one: 'question', many: 'questions' });

function planFor(question: WholeQuestion): FormPlan {
  return { ...questionForm(NOUN), initial: copyOf(question) as unknown as Values };
}

/** The values of a form for a new question. */
function copyOf(question: WholeQuestion): FormValues<CallBody<typeof questionCalls.create>> {
  const {
    version: _version,
    reason: _reason,
    keepsKey: _keepsKey,
    options,
    ...values
  } = editValuesOf(question);
  return {
    ...values,
    options: options.map(({ _id, ...option }) => option),
    pool: question.pool,
  };
}
