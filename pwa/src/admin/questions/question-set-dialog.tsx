import { useState } from 'react';
import {
  editSet,
  type CallBody,
  type ListedQuestion,
  type WholeQuestion,
} from '@exam/shared-schema/contract';
import { Stack } from '../../ui/index.ts';
import type { FormValues } from '../call-types.ts';
import type { Field, FieldOf } from '../form/field.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { formOf, withRefusal, type FormPlan } from '../form/plan.ts';
import type { Values } from '../form/values.ts';
import type { RowDialogProps } from '../rows/action.ts';
import { imageFields, hindiSwitch, textInHindiField, titleInHindiField } from './question-fields.ts';
import { ChangedParts } from '../fields/changed-parts.tsx';
import { QuestionLoadingDialog } from './question-loading-dialog.tsx';
import { QuestionSetText } from './question-set-text.tsx';
import { reasonField } from '../fields/reason-field.ts';
import { ChangedMeanwhile, TakeTheirs } from './their-changes.tsx';

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
  { kind: 'textarea', name: 'text', label: 'Text', hint: 'Formulas go between dollar signs: $x^2$' },
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

/** A preview of what students see. @param mine the form's values. */
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
    // The types were checked at the declaration; from here on fields and values are looked up by name.
    fields: fields as unknown as readonly Field[],
    initial: valuesOf(set) as unknown as Values,
    stopAtFirst: false,
    canSend: () => true,
    success: undefined,
    messages: {
      success: 'The passage was saved.',
      failure: 'Failed to save the passage. Please try again.',
    },
    preview: (values) => <SetPreview set={set} mine={values as unknown as EditValues} />,
  });
  return withRefusal(plan, onRefused);
}

/** BK25: edits the passage of a question set, starting from one of its questions. */
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
  /** The set as last loaded; it may have changed since the form was opened. */
  readonly latest: QuestionSet;
  readonly onRefused: () => void;
  readonly onClose: () => void;
  readonly onDone: (message: string) => void;
}

function EditForm({ latest, onRefused, onClose, onDone }: EditFormProps) {
  const [base, setBase] = useState(latest);
  const [first] = useState(latest);
  return (
    <FormDialog asked={ASKED} plan={planFor(latest, onRefused)} onClose={onClose} onDone={onDone}>
      {(form) => (
        <>
          {latest.version !== base.version && (
            <TakeTheirs
              form={form}
              names={EDITED}
              before={valuesOf(base) as unknown as Values}
              now={valuesOf(latest) as unknown as Values}
              onTaken={() => setBase(latest)}
            />
          )}
          {base.version !== first.version && (
            <ChangedMeanwhile what="passage">
              <ChangedParts parts={partsOf(first, base)} />
            </ChangedMeanwhile>
          )}
        </>
      )}
    </FormDialog>
  );
}

/** BK20: the fields that two administrators may edit at once. */
const EDITED = [
  'title',
  'text',
  'diagramUrl',
  'diagramAlt',
  'isInHindi',
  'titleInHindi',
  'textInHindi',
] satisfies (keyof EditValues)[];

const LABELS = { title: 'Title', text: 'Text', titleInHindi: 'Title in Hindi', textInHindi: 'Text in Hindi' };

/** What the other administrator changed. */
function partsOf(before: QuestionSet, now: QuestionSet) {
  const [old, current] = [valuesOf(before), valuesOf(now)];
  const names = Object.keys(LABELS) as (keyof typeof LABELS)[];
  return names
    .filter((name) => old[name] !== current[name])
    .map((name) => ({ name: LABELS[name], before: old[name], after: current[name] }));
}
