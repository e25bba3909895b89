import type { ListedQuestion, WholeQuestion } from '@exam/shared-schema/contract';
import { RichText, Stack } from '../../ui/index.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import type { Form } from '../form/use-form.ts';
import { keyEditors } from '../question-types/index.ts';
import type { RowDialogProps } from '../rows/action.ts';
import { Facts } from '../rows/details.tsx';
import { PaperDiagram } from '../papers/paper-set.tsx';
import { keyPlan } from './question-key-form.ts';
import { answerKeyText } from './answer-key-text.ts';
import { QuestionLoadingDialog } from './question-loading-dialog.tsx';
import { CorrectionReach } from './question-reach.tsx';
import { QuestionSetText } from './question-set-text.tsx';

const ASKED = {
  title: 'Correct key',
  text: undefined,
  button: 'Correct key',
  busyButton: 'Saving...',
  danger: false,
};

/** BK13: corrects the key of a question, and shows what the correction affects. */
export function CorrectKeyDialog({ row, onClose, onDone }: RowDialogProps<ListedQuestion>) {
  return (
    <QuestionLoadingDialog id={row._id} title={ASKED.title} onClose={onClose}>
      {(question) => (
        <FormDialog asked={ASKED} plan={keyPlan(question)} onClose={onClose} onDone={onDone}>
          {(form) => (
            <>
              <Asked question={question} />
              <KeyControls question={question} form={form} />
            </>
          )}
        </FormDialog>
      )}
    </QuestionLoadingDialog>
  );
}

function KeyControls({ question: { type, options }, form }: { question: WholeQuestion; form: Form }) {
  const { Controls } = keyEditors[type];
  return Controls === undefined ? null : <Controls options={options} form={form} />;
}

function Asked({ question }: { readonly question: WholeQuestion }) {
  const { _id, set, text, key, options } = question;
  return (
    <Stack gap={4}>
      {set !== null && <QuestionSetText set={set} />}
      <RichText text={text} />
      <PaperDiagram of={question} label="Diagram of the question" />
      <Facts
        facts={[
          ['Present key', answerKeyText(key, options)],
          ['To be marked again', <CorrectionReach key="reach" id={_id} />],
        ]}
      />
    </Stack>
  );
}
