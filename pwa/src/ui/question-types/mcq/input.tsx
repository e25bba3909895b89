import { lettered } from '@exam/shared-schema/question-types';
import { memo, useCallback } from 'react';

import type { QuestionInputProps } from '../contract.ts';
import { OptionBubble } from '../option-bubble.tsx';

/** A single answer: the id of an option. */
export const McqInput = memo(function McqInput(props: QuestionInputProps) {
  const { question, value, onChange, disabled = false, name, label } = props;
  const pick = useCallback((id: string) => onChange(id), [onChange]);
  return (
    <div className="option-list" role="radiogroup" aria-label={label}>
      {lettered(question.options).map((option) => (
        <OptionBubble
          key={option._id}
          kind="radio"
          name={name}
          id={option._id}
          letter={option.name}
          text={option.text}
          lang={option.lang}
          checked={value === option._id}
          disabled={disabled}
          onPick={pick}
        />
      ))}
    </div>
  );
});
