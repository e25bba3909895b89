// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { Diagram } from './diagram.tsx';
import { formatMarks, QuestionView, type ShownQuestion } from './question-view.tsx';

afterEach(cleanup);

const options = [
  { _id: 'a', text: 'One' },
  { _id: 'b', text: 'Two' },
];

const show = (question: ShownQuestion) =>
  render(
    <QuestionView
      question={question}
      number={12}
      total={25}
      marks={formatMarks(4, 1)}
      value={null}
      onChange={() => undefined}
    />,
  );

test('the head says the number, the rule and the marks', () => {
  const { container } = show({ _id: 'q', type: 'MSQ', text: 'Which?', options });
  expect(screen.getByRole('heading').textContent).toBe('Question 12 of 25');
  expect(container.querySelector('.question-rule')?.textContent).toBe('One or more correct+4 / \u22121');
});

test.each<ShownQuestion>([
  { _id: 'q', type: 'MCQ', text: ' ', options },
  { _id: 'q', type: 'MCQ', text: null, options },
  { _id: 'q', type: 'MSQ', text: 'Which?', options: null },
])('%j is invalid question data', (question) => {
  show(question);
  expect(screen.getByText('Invalid Question Data')).toBeTruthy();
});

test('[ST16] a penalty of zero is shown without a sign', () => {
  expect(formatMarks(4, 0)).toBe('+4 / 0');
  expect(formatMarks(4, -1)).toBe('+4 / \u22121');
});

test('a diagram that fails can be loaded again', () => {
  render(<Diagram src="/ray.png" alt="A ray" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('Failed to load diagram')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('img').getAttribute('src')).toBe('/ray.png');
});

test('a diagram zooms from 0.5 to 3 in steps of 0.25', () => {
  render(<Diagram src="/ray.png" alt="A ray" />);
  const zooms = new Set<string>();
  const press = (name: string) => {
    const button = screen.getByRole('button', { name });
    for (; button.getAttribute('aria-disabled') === null; fireEvent.click(button))
      zooms.add(screen.getByLabelText('Zoom').textContent);
    zooms.add(screen.getByLabelText('Zoom').textContent);
  };
  press('Zoom out');
  expect([...zooms]).toEqual(['100%', '75%', '50%']);
  press('Zoom in');
  expect(zooms.size).toBe(11);
  expect(zooms.has('300%')).toBe(true);
});
