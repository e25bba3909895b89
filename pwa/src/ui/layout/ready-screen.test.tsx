// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { readyScreen } from './ready-screen.tsx';

const room = { default: ({ name }: { readonly name: string }) => <p>Room of {name}</p> };

function visit(Screen: (typeof room)['default']) {
  return render(
    <Suspense fallback={<p>Loading</p>}>
      <Screen name="Asha" />
    </Suspense>,
  );
}

it('a screen that was fetched ahead is there in the first render', async () => {
  const load = vi.fn(() => Promise.resolve(room));
  const { Screen, prepare } = readyScreen(load);
  prepare();
  await load.mock.results[0]?.value;
  await Promise.resolve();
  visit(Screen as (typeof room)['default']);
  expect(screen.getByText('Room of Asha')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it('a screen that was not comes after its fallback, and stays the same one when it is rendered again', async () => {
  const { Screen } = readyScreen(() => Promise.resolve(room));
  const { rerender } = visit(Screen as (typeof room)['default']);
  expect(screen.getByText('Loading')).toBeTruthy();
  const shown = await screen.findByText('Room of Asha');
  rerender(
    <Suspense fallback={<p>Loading</p>}>
      <Screen name="Asha" />
    </Suspense>,
  );
  expect(screen.getByText('Room of Asha')).toBe(shown);
});

it('what could not be fetched ahead is fetched by the visit', async () => {
  const load = vi.fn(() => Promise.resolve(room)).mockRejectedValueOnce(new Error('The line is down'));
  const { Screen, prepare } = readyScreen(load);
  await act(() => Promise.resolve(prepare()));
  visit(Screen as (typeof room)['default']);
  expect(await screen.findByText('Room of Asha')).toBeTruthy();
});
