import '../inputs.css';
import { MAX_ANSWER_LENGTH, normaliseAnswer } from '@exam/shared-schema/question-types';
import { useId } from 'react';

import { say, useLanguage } from '../../../sentences/index.ts';
import type { QuestionInputProps } from '../contract.ts';
import { useTypedText } from '../typed-text.ts';

const answerOf = (text: string) => normaliseAnswer('ShortText', text) as string | null;

/** A word or a phrase, kept as typed. */
export default function ShortTextInput(props: QuestionInputProps) {
  useLanguage();
  const { question, value, onChange, disabled = false, name, label, clears = 0 } = props;
  const id = useId();
  const owner = { questionId: question._id, value, clears };
  const { text, type } = useTypedText(owner, { answerOf }, onChange);
  return (
    <div className="pad" role="group" aria-label={label}>
      <label className="pad-label" htmlFor={id}>
        {say.room.pad.label}
      </label>
      <input
        id={id}
        className="pad-display"
        name={name}
        type="text"
        // The keyboard must not answer: no suggestions, no corrections.
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_ANSWER_LENGTH}
        value={text}
        disabled={disabled}
        onChange={(event) => type(event.target.value)}
      />
    </div>
  );
}
