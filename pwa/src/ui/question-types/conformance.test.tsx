// @vitest-environment happy-dom
import { type Answer, normaliseAnswer, questionTypeNames } from '@exam/shared-schema/question-types';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fixtures } from '../../../../shared-schema/src/question-types/fixtures.ts';
import { questionTypes as english } from '../../sentences/en/question-types.ts';
import { questionTypes as hindi } from '../../sentences/hi/question-types.ts';
import { questionInputs } from './index.ts';

afterEach(cleanup);

describe.each(questionTypeNames)('[QT2] the input of %s', (type) => {
  const Input = questionInputs[type];
  const { written } = fixtures[type];
  const options = (written.form.options ?? []).map((option) => ({ ...option, _id: option.text }));
  const optionIds = options.map(({ _id }) => _id);
  const right = normaliseAnswer(
    type,
    written.right((text) => text),
    optionIds,
  );
  const wrong = normaliseAnswer(
    type,
    written.wrong((text) => text),
    optionIds,
  );

  const show = async (value: Answer | null, disabled = false) => {
    const onChange = vi.fn<(answer: Answer | null) => void>();
    const question = { _id: 'q1', text: 'Which?', options };
    const shown = render(
      <Suspense fallback={null}>
        <Input
          question={question}
          value={value}
          onChange={onChange}
          disabled={disabled}
          name="q1"
          label="Answer"
        />
      </Suspense>,
    );
    await screen.findAllByLabelText('Answer');
    return { onChange, ...shown };
  };

  /** What a student sees of an answer: what is checked, chosen or typed. */
  const stateOf = (container: HTMLElement) =>
    [...container.querySelectorAll('input, select, textarea')].map((control) => {
      const { checked, value } = control as HTMLInputElement;
      return [value, checked];
    });

  test('shows an answer and another one differently, and changes neither by itself', async () => {
    const states = [];
    for (const value of [null, right, wrong]) {
      const { container, onChange, unmount } = await show(value);
      states.push(JSON.stringify(stateOf(container)));
      expect(onChange).not.toHaveBeenCalled();
      unmount();
    }
    expect(new Set(states).size).toBe(3);
  });

  test('can be disabled', async () => {
    const { container } = await show(right, true);
    const controls = [...container.querySelectorAll('input, select, textarea')];
    expect(controls.length).toBeGreaterThan(0);
    for (const control of controls) expect(control.matches(':disabled')).toBe(true);
  });

  test('has its words in every language', () => {
    for (const { name, rule, questions } of [english[type], hindi[type]])
      expect([name, rule, questions(1), questions(12)].every((words) => words.trim() !== '')).toBe(true);
    expect(hindi[type].rule).not.toBe(english[type].rule);
  });
});
