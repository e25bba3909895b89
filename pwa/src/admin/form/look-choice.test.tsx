// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { FieldControls } from './field-control.tsx';
import type { Field } from './field.ts';
import type { FieldValue } from './values.ts';

const server = setupServer(
  http.get('*/assets/icons-*.json', () => HttpResponse.json({ shapes: { star: [512, 512, 'M0 0z'] } })),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(cleanup);
afterAll(() => server.close());

const gradient: Field = {
  kind: 'gradient',
  name: 'gradient',
  label: 'Gradient',
  from: { 'from-blue-500 to-blue-700': 'Blue', 'from-pink-500 to-rose-600': 'Pink-Rose' },
};

function show(value: string, field: Field = gradient) {
  const chosen: FieldValue[] = [];
  render(
    <FieldControls
      fields={[field]}
      values={{ gradient: value }}
      errors={{}}
      set={(_name, next) => chosen.push(next)}
    />,
  );
  return chosen;
}

const names = () =>
  screen.getAllByRole('radio').map((one) => (one as HTMLInputElement).labels?.[0]?.textContent);

test('one of several looks is chosen by its name, and nothing is typed', () => {
  const chosen = show('from-blue-500 to-blue-700');
  expect(names()).toEqual(['Blue', 'Pink-Rose']);
  expect((screen.getByLabelText('Blue') as HTMLInputElement).checked).toBe(true);
  fireEvent.click(screen.getByLabelText('Pink-Rose'));
  expect(chosen).toEqual(['from-pink-500 to-rose-600']);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('each is shown as what it makes', () => {
  show('from-blue-500 to-blue-700');
  const tile = screen.getByLabelText('Pink-Rose').parentElement?.querySelector<HTMLElement>('.gradient-tile');
  expect(tile?.style.backgroundImage).toMatch(/linear-gradient/);
  cleanup();
  show('', { ...gradient, kind: 'icon', from: { 'fa-solid fa-star': 'Star' } });
  expect(screen.getByLabelText('Star').parentElement?.querySelector('.shown svg')).not.toBeNull();
});

test('what a thing has already is offered too, though it is none of them', () => {
  show('from-teal-400 to-sky-600');
  expect(names()).toEqual(['Blue', 'Pink-Rose', 'As it is']);
  expect((screen.getByLabelText('As it is') as HTMLInputElement).checked).toBe(true);
});
