import { memo } from 'react';

import { optionLetter, type QuestionInputProps } from './contract.ts';
import { OptionBubble } from './option-bubble.tsx';

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
      {question.options.map((option, index) => (
        <OptionBubble
          key={option._id}
          kind="checkbox"
          name={name}
          id={option._id}
          letter={optionLetter(index)}
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
