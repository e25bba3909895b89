import { useState } from 'react';
import {
  editSet,
  type CallBody,
  type ListedQuestion,
  type WholeQuestion,
} from '@exam/shared-schema/contract';
import { Banner, Button, Stack } from '../../ui/index.ts';
import type { FormValues } from '../call-types.ts';
import type { Field, FieldOf } from '../form/field.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { formOf, withRefusal, type FormPlan } from '../form/plan.ts';
import type { Form } from '../form/use-form.ts';
import type { Values } from '../form/values.ts';
import type { RowDialogProps } from '../rows/action.ts';
import { imageFields, hindiSwitch, textInHindiField, titleInHindiField } from './question-fields.ts';
import { ChangedParts } from './question-history.tsx';
import { QuestionLoadingDialog } from './question-loading-dialog.tsx';
import { QuestionSetText } from './question-set-text.tsx';
import { reasonField } from './reason-field.ts';

type Edit = CallBody<typeof editSet>;
type EditValues = FormValues<Edit>;
type QuestionSet = NonNullable<WholeQuestion['set']>;

const ASKED = {
  title: 'Edit Passage',
  text: 'All questions of this passage, table or chart have it. Papers that were published with it keep it as it was.',
  button: 'Update',
  busyButton: 'Updating...',
  danger: false,
};

const fields: readonly FieldOf<Edit>[] = [
  { kind: 'text', name: 'title', label: 'Title', optional: true },
  { kind: 'textarea', name: 'text', label: 'Text', hint: 'Formulas stand between dollars: $x^2$' },
  ...imageFields,
  hindiSwitch,
  titleInHindiField,
  textInHindiField,
  reasonField,
];

function valuesOf({
  title,
  text,
  translations: { hi },
  version,
  diagramUrl,
  diagramAlt,
}: QuestionSet): EditValues {
  return {
    title: title ?? '',
    text,
    diagramUrl: diagramUrl ?? '',
    diagramAlt: diagramAlt ?? '',
    isInHindi: hi !== undefined,
    titleInHindi: hi?.title ?? '',
    textInHindi: hi?.text ?? '',
    version,
    reason: '',
  };
}

/** What students will see. @param mine what the form holds. */
function SetPreview({ set, mine }: { readonly set: QuestionSet; readonly mine: EditValues }) {
  const { title, text, isInHindi, titleInHindi, textInHindi, diagramAlt } = mine;
  const diagramUrl = mine.diagramUrl.startsWith('/') ? mine.diagramUrl : null;
  const shown = { ...set, title: title === '' ? null : title, text, diagramUrl, diagramAlt };
  return (
    <Stack gap={4}>
      <QuestionSetText set={shown} />
      {isInHindi && (
        <div lang="hi">
          <QuestionSetText
            set={{
              ...shown,
              title: titleInHindi || null,
              text: textInHindi,
              diagramUrl: null,
              diagramLatex: null,
            }}
          />
        </div>
      )}
    </Stack>
  );
}

function planFor(set: QuestionSet, onRefused: () => void): FormPlan {
  const plan = formOf(editSet, {
    params: { id: set._id },
    // The types have done their work: from here on names and values are looked up by name.
    fields: fields as unknown as readonly Field[],
    initial: valuesOf(set) as unknown as Values,
    stopAtFirst: false,
    canSend: () => true,
    success: undefined,
    told: {
      success: 'The passage was saved.',
      failure: 'Failed to save the passage. Please try again.',
    },
    preview: (values) => <SetPreview set={set} mine={values as unknown as EditValues} />,
  });
  return withRefusal(plan, onRefused);
}

/** BK25: edits what the questions of a set are about, from one of them. */
export function EditSetDialog({ row: { _id }, onClose, onDone }: RowDialogProps<ListedQuestion>) {
  return (
    <QuestionLoadingDialog id={_id} title={ASKED.title} onClose={onClose}>
      {({ set }, reload) =>
        set !== null && <EditForm latest={set} onRefused={reload} onClose={onClose} onDone={onDone} />
      }
    </QuestionLoadingDialog>
  );
}

interface EditFormProps {
  /** As the set was last read: it may have been changed since the form began. */
  readonly latest: QuestionSet;
  readonly onRefused: () => void;
  readonly onClose: () => void;
  readonly onDone: (message: string) => void;
}

function EditForm({ latest, onRefused, onClose, onDone }: EditFormProps) {
  const [version, setVersion] = useState(latest.version);
  return (
    <FormDialog asked={ASKED} plan={planFor(latest, onRefused)} onClose={onClose} onDone={onDone}>
      {(form) =>
        latest.version !== version && (
          <ChangedMeanwhile latest={latest} form={form} onTaken={() => setVersion(latest.version)} />
        )
      }
    </FormDialog>
  );
}

interface ChangedMeanwhileProps {
  readonly latest: QuestionSet;
  readonly form: Form;
  readonly onTaken: () => void;
}

/** BK20: the passage as somebody else has it now, against what the form holds. */
function ChangedMeanwhile({ latest, form, onTaken }: ChangedMeanwhileProps) {
  // The form began with such values, and each control keeps the kind of its value.
  const mine = form.values as unknown as EditValues;
  const go = () => {
    form.set('version', latest.version);
    onTaken();
  };
  return (
    <section className="bank-meanwhile" aria-label="Changed meanwhile">
      <Banner tone="warn" title="Somebody else changed this passage while you edited it">
        Nothing of yours is lost. Marked is how your text differs from theirs.
      </Banner>
      <ChangedParts
        parts={[
          { name: 'Title', before: latest.title ?? '', after: mine.title },
          { name: 'Text', before: latest.text, after: mine.text },
        ]}
      />
      <Button onClick={go}>Replace theirs with this form</Button>
    </section>
  );
}
