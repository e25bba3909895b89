import { lettered } from '@exam/shared-schema/question-types';
import { memo } from 'react';

import type { QuestionInputProps } from '../contract.ts';
import { OptionBubble } from '../option-bubble.tsx';

/** One or more answers: the ids of options, in their order; an empty selection is no answer. */
export const MsqInput = memo(function MsqInput(props: QuestionInputProps) {
  const { question, value, onChange, disabled = false, name, label } = props;
  const chosen: readonly string[] = Array.isArray(value) ? value : [];
  const toggle = (id: string) => {
    const next = question.options
      .map((option) => option._id)
      .filter((optionId) => (optionId === id) !== chosen.includes(optionId));
    onChange(next.length > 0 ? next : null);
  };
  return (
    <div className="option-list" role="group" aria-label={label}>
      {lettered(question.options).map((option) => (
        <OptionBubble
          key={option._id}
          kind="checkbox"
          name={name}
          id={option._id}
          letter={option.name}
          text={option.text}
          lang={option.lang}
          checked={chosen.includes(option._id)}
          disabled={disabled}
          onPick={toggle}
        />
      ))}
    </div>
  );
});
