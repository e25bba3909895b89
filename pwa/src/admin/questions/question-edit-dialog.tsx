import './question-edit.css';
import { useState } from 'react';
import type { ListedQuestion, WholeQuestion } from '@exam/shared-schema/contract';
import { formatLanguage, formatList } from '../../format/index.ts';
import { Banner, Stack } from '../../ui/index.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import type { Values } from '../form/values.ts';
import type { RowDialogProps } from '../rows/action.ts';
import { Facts } from '../rows/details.tsx';
import { editedNames, editPlan, editValuesOf } from './question-edit-form.tsx';
import { QuestionHistory } from './question-history.tsx';
import { answerKeyText } from './answer-key-text.ts';
import { QuestionLoadingDialog } from './question-loading-dialog.tsx';
import { ChangedMeanwhile, TakeTheirs } from './their-changes.tsx';

const ASKED = {
  title: 'Edit Question',
  text: undefined,
  button: 'Update',
  busyButton: 'Updating...',
  danger: false,
};

/** BK18: edits a question of the bank, beside a preview of what students see. */
export function EditQuestionDialog({ row: { _id }, onClose, onDone }: RowDialogProps<ListedQuestion>) {
  return (
    <QuestionLoadingDialog id={_id} title={ASKED.title} onClose={onClose}>
      {(question, reload) => (
        <EditForm latest={question} onRefused={reload} onClose={onClose} onDone={onDone} />
      )}
    </QuestionLoadingDialog>
  );
}

interface EditFormProps {
  /** The question as last loaded; it may have changed since the form was opened. */
  readonly latest: WholeQuestion;
  readonly onRefused: () => void;
  readonly onClose: () => void;
  readonly onDone: (message: string) => void;
}

function EditForm({ latest, onRefused, onClose, onDone }: EditFormProps) {
  const [base, setBase] = useState(latest);
  /** The changes that the form was opened with. */
  const [known] = useState(() => new Set(latest.changes.map(({ _id }) => _id)));
  const theirs = base.changes.filter(({ _id }) => !known.has(_id));
  return (
    <FormDialog asked={ASKED} plan={editPlan(base, onRefused)} onClose={onClose} onDone={onDone}>
      {(form) => (
        <Stack gap={4}>
          {latest.version !== base.version && (
            <TakeTheirs
              form={form}
              names={editedNames}
              before={editValuesOf(base) as unknown as Values}
              now={editValuesOf(latest) as unknown as Values}
              onTaken={() => setBase(latest)}
            />
          )}
          {theirs.length > 0 && (
            <ChangedMeanwhile what="question">
              <QuestionHistory changes={theirs} options={latest.options} />
            </ChangedMeanwhile>
          )}
          <AboutQuestion question={latest} />
        </Stack>
      )}
    </FormDialog>
  );
}

/** What an administrator has to know about a question before editing it. */
function AboutQuestion({ question }: { readonly question: WholeQuestion }) {
  const { type, key, options, papers, translations } = question;
  const active = papers.filter(({ isActive, isPublished }) => isActive && isPublished);
  const languages = Object.keys(translations)
    .filter((language) => language !== 'hi')
    .map(formatLanguage);
  return (
    <>
      {active.length > 0 && (
        <Banner title="Active papers hold this question">
          {active.map(({ title }) => title).join(', ')}. They keep it as it was until they are published
          again. The results of those who have sat them keep it for good.
        </Banner>
      )}
      {languages.length > 0 && (
        <Banner tone="warn">
          {`This question is also there in ${formatList(languages)}. The translation is not edited here and stays as it is.`}
        </Banner>
      )}
      <Facts
        facts={[
          ['Type', type],
          ['Key', answerKeyText(key, options)],
        ]}
      />
    </>
  );
}
