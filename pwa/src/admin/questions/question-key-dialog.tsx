import { useEffect, useState } from 'react';
import type { WholeQuestion } from '@exam/shared-schema/contract';
import type { AnswerKey } from '@exam/shared-schema/question-types';
import { formatConsoleDate } from '../../format/index.ts';
import { Button, RichText, Stack } from '../../ui/index.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import type { Form } from '../form/use-form.ts';
import { keyEditors } from '../question-types/index.ts';
import type { RowDialogProps } from '../rows/action.ts';
import { Facts } from '../rows/details.tsx';
import { PaperDiagram } from '../papers/paper-set.tsx';
import { KeyEffectOf } from './key-effect.tsx';
import { newKeyPreview } from './key-preview.ts';
import { keyPlan, keyValues } from './question-key-form.ts';
import { answerKeyText } from './answer-key-text.ts';
import { QuestionLoadingDialog } from './question-loading-dialog.tsx';
import { CorrectionReach } from './question-reach.tsx';
import { QuestionSetText } from './question-set-text.tsx';

const ASKED = {
  title: 'Correct key',
  text: undefined,
  button: 'Correct key',
  busyButton: 'Please wait...',
  danger: false,
};

/** BK13: corrects the key of a question, and shows what the correction affects. */
export function CorrectKeyDialog({ row, onClose, onDone }: RowDialogProps) {
  return (
    <QuestionLoadingDialog id={row._id} title={ASKED.title} onClose={onClose}>
      {(question) => <CorrectKeyForm question={question} onClose={onClose} onDone={onDone} />}
    </QuestionLoadingDialog>
  );
}

type CorrectKeyFormProps = { readonly question: WholeQuestion } & Pick<RowDialogProps, 'onClose' | 'onDone'>;

function CorrectKeyForm({ question, onClose, onDone }: CorrectKeyFormProps) {
  const [preview] = useState(() => newKeyPreview(question._id));
  useEffect(() => preview.open(), [preview]);
  return (
    <FormDialog asked={ASKED} plan={keyPlan(question, preview)} onClose={onClose} onDone={onDone}>
      {(form) => (
        <>
          <KeyEffectOf preview={preview} />
          <Asked question={question} />
          <EarlierKey question={question} form={form} />
          <KeyControls question={question} form={form} />
        </>
      )}
    </FormDialog>
  );
}

/** BK51: a correction is taken back by another one, with the key from before it. */
function EarlierKey({ question: { changes, key, options }, form }: QuestionFormProps) {
  const last = changes.find(({ kind }) => kind === 'key-corrected');
  const before = last?.before['key'] as AnswerKey | undefined;
  if (last === undefined || before?.type !== key.type) return null;
  const day = formatConsoleDate(last.changedAt);
  const fill = () => {
    form.set('key', keyValues(before, options));
    form.set('reason', `The correction of ${day} is taken back`);
  };
  return (
    <div>
      <Button onClick={fill}>Take back the correction of {day}</Button>
    </div>
  );
}

interface QuestionFormProps {
  readonly question: WholeQuestion;
  readonly form: Form;
}

function KeyControls({ question: { type, options }, form }: QuestionFormProps) {
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
