import { RichText, Stack } from '../../ui/index.ts';
import { QuestionOptions } from './question-options.tsx';

interface QuestionPreviewProps {
  /** What the form holds. */
  readonly values: {
    readonly type: string;
    readonly text: string;
    readonly options: readonly { readonly text: string; readonly isRight: boolean }[];
    readonly explanation: string;
  };
}

/** What students will see of a question that is being written. */
export function QuestionPreview({ values }: QuestionPreviewProps) {
  const { type, text, options, explanation } = values;
  const shown = type === 'Numerical' ? [] : options.filter((option) => option.text.trim() !== '');
  if (text.trim() === '') return <p className="list-note">Write a question to see it here.</p>;
  return (
    <Stack gap={4}>
      <RichText text={text} />
      <QuestionOptions options={shown.map((option, place) => ({ ...option, key: String(place) }))} />
      {explanation.trim() !== '' && (
        <section>
          <h3>Explanation</h3>
          <RichText text={explanation} />
        </section>
      )}
    </Stack>
  );
}
