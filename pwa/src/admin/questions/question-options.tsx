import './question-details.css';
import { RichText } from '../../ui/index.ts';

interface QuestionOptionsProps {
  readonly options: readonly { readonly key: string; readonly text: string; readonly isRight: boolean }[];
}

/** The options of a question of the bank, with the correct ones marked. */
export function QuestionOptions({ options }: QuestionOptionsProps) {
  if (options.length === 0) return null;
  return (
    <ul className="bank-options">
      {options.map(({ key, text, isRight }) => (
        <li key={key} data-right={isRight || undefined}>
          <RichText text={text} />
          {isRight && <span className="list-small">Right</span>}
        </li>
      ))}
    </ul>
  );
}
