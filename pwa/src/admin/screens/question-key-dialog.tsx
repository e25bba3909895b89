import { useQuery } from '@tanstack/react-query';
import { oneQuestion, type ListedQuestion, type WholeQuestion } from '@exam/shared-schema/contract';
import { Button, Dialog, RichText, Stack } from '../../ui/index.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { load } from '../load.ts';
import { Loaded } from '../loaded.tsx';
import type { RowDialogProps } from '../rows/action.ts';
import { Facts } from '../rows/details.tsx';
import { keyPlan } from './question-key-form.ts';
import { KeyOptions } from './question-key-options.tsx';
import { keyInWords } from './question-key-words.ts';
import { CorrectionReach } from './question-reach.tsx';

const ASKED = {
  title: 'Correct key',
  text: undefined,
  button: 'Correct key',
  busyButton: 'Saving...',
  danger: false,
};

/** BK13: corrects the key of a question, with what that touches in sight. */
export function CorrectKeyDialog({ row, onClose, onDone }: RowDialogProps<ListedQuestion>) {
  const { _id: id } = row;
  const result = useQuery({
    queryKey: ['questions', 'to-correct', id],
    queryFn: async ({ signal }) => (await load(oneQuestion, { params: { id } }, signal)).data,
    // The form begins with the key as it is, not as it was when the question was last looked at.
    gcTime: 0,
  });
  if (result.data === undefined)
    return (
      <Dialog
        open
        wide
        title={ASKED.title}
        onClose={onClose}
        footer={<Button onClick={onClose}>Cancel</Button>}
      >
        <Loaded
          result={result}
          lines={6}
          loading="Loading the question..."
          failed="Failed to load the question"
          failedText="An unexpected error occurred"
          failedOfStatus={{ 404: 'This question no longer exists.' }}
        >
          {() => null}
        </Loaded>
      </Dialog>
    );
  const question = result.data;
  return (
    <FormDialog asked={ASKED} plan={keyPlan(question)} onClose={onClose} onDone={onDone}>
      {(form) => (
        <>
          <Asked question={question} />
          <KeyOptions question={question} form={form} />
        </>
      )}
    </FormDialog>
  );
}

function Asked({ question: { _id, set, text, key, options } }: { readonly question: WholeQuestion }) {
  return (
    <Stack gap={4}>
      {set !== null && <RichText text={set.text} className="bank-set" />}
      <RichText text={text} />
      <Facts
        facts={[
          ['Present key', keyInWords(key, options)],
          ['To be marked again', <CorrectionReach key="reach" id={_id} />],
        ]}
      />
    </Stack>
  );
}
