import type { ReactNode } from 'react';
import type { WholeQuestion } from '@exam/shared-schema/contract';
import { RichText, Stack } from '../../ui/index.ts';
import { PaperDiagram } from '../papers/paper-set.tsx';
import { hasOptions } from './question-fields.ts';
import { QuestionOptions } from './question-options.tsx';
import { QuestionSetText } from './question-set-text.tsx';

interface QuestionPreviewProps {
  /** The values of the form. */
  readonly values: {
    readonly type: string;
    readonly text: string;
    readonly options: readonly {
      readonly text: string;
      readonly textInHindi: string;
      readonly isRight: boolean;
    }[];
    readonly explanation: string;
    readonly diagramUrl: string;
    readonly diagramAlt: string;
    readonly isInHindi: boolean;
    readonly textInHindi: string;
    readonly explanationInHindi: string;
  };
  readonly set?: WholeQuestion['set'];
}

/** A preview of a question being written, in each of its languages. */
export function QuestionPreview({ values, set = null }: QuestionPreviewProps) {
  const { type, text, options, explanation, diagramUrl, diagramAlt } = values;
  if (text.trim() === '') return <p className="list-note">Write a question to see it here.</p>;
  const shown = !hasOptions({ type }) ? [] : options.filter((option) => option.text.trim() !== '');
  const hindi = shown.map(({ textInHindi, ...option }) => ({ ...option, text: textInHindi || option.text }));
  const isStored = diagramUrl.startsWith('/');
  return (
    <Stack gap={4}>
      {set !== null && <QuestionSetText set={set} />}
      <Words text={text} options={shown} explanation={explanation}>
        <PaperDiagram of={isStored ? { diagramUrl, diagramAlt } : {}} label="Diagram of the question" />
      </Words>
      {values.isInHindi && (
        <section lang="hi" aria-label="In Hindi">
          <Stack gap={4}>
            <Words text={values.textInHindi} options={hindi} explanation={values.explanationInHindi} />
          </Stack>
        </section>
      )}
    </Stack>
  );
}

interface WordsProps {
  readonly text: string;
  readonly options: readonly { readonly text: string; readonly isRight: boolean }[];
  readonly explanation: string;
  /** Shown between the text and the options. */
  readonly children?: ReactNode;
}

function Words({ text, options, explanation, children }: WordsProps) {
  return (
    <>
      <RichText text={text} />
      {children}
      <QuestionOptions options={options.map((option, place) => ({ ...option, key: String(place) }))} />
      {explanation.trim() !== '' && (
        <section>
          <h3>Explanation</h3>
          <RichText text={explanation} />
        </section>
      )}
    </>
  );
}
