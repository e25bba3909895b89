import './question-edit.css';
import { useState } from 'react';
import type { ListedQuestion, WholeQuestion } from '@exam/shared-schema/contract';
import { formatLanguage, formatList } from '../../format/index.ts';
import { Banner, Button, Stack } from '../../ui/index.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import type { Form } from '../form/use-form.ts';
import type { RowDialogProps } from '../rows/action.ts';
import { Facts } from '../rows/details.tsx';
import { editPlan, type EditValues } from './question-edit-form.tsx';
import { ChangedParts, QuestionHistory } from './question-history.tsx';
import { answerKeyText } from './answer-key-text.ts';
import { QuestionLoadingDialog } from './question-loading-dialog.tsx';
import { conflicts, rebased } from './question-rebase.ts';

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
  return (
    <FormDialog asked={ASKED} plan={editPlan(base, onRefused)} onClose={onClose} onDone={onDone}>
      {(form) => (
        <Stack gap={4}>
          {latest.version !== base.version && (
            <ChangedMeanwhile base={base} latest={latest} form={form} onTaken={() => setBase(latest)} />
          )}
          <AboutQuestion question={latest} />
        </Stack>
      )}
    </FormDialog>
  );
}

interface ChangedMeanwhileProps {
  readonly base: WholeQuestion;
  readonly latest: WholeQuestion;
  readonly form: Form;
  readonly onTaken: () => void;
}

/** BK20: another administrator's changes since the form was opened, to compare and to merge. */
function ChangedMeanwhile({ base, latest, form, onTaken }: ChangedMeanwhileProps) {
  // The form was opened with values of this type, and each control keeps the type of its value.
  const mine = form.values as unknown as EditValues;
  const known = new Set(base.changes.map(({ _id }) => _id));
  const both = conflicts(base, latest, mine);
  const take = () => {
    for (const [name, value] of Object.entries(rebased(base, latest, mine))) form.set(name, value);
    onTaken();
  };
  return (
    <section className="bank-meanwhile" aria-label="Changed meanwhile">
      <Banner tone="warn" title="Another administrator changed this question while you edited it">
        Nothing of yours is lost. Take their changes into this form, then save it again.
      </Banner>
      <QuestionHistory
        changes={latest.changes.filter(({ _id }) => !known.has(_id))}
        options={latest.options}
      />
      {both.length > 0 && (
        <>
          <h3>Changed by both of you</h3>
          <p>This form keeps what you wrote. The differences from theirs are marked.</p>
          <ChangedParts parts={both} />
        </>
      )}
      <Button onClick={take}>Take their changes</Button>
    </section>
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
