// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { PanelBoundary } from '../ui/index.ts';
import { lazyPart } from './lazy-part.tsx';

const room = { default: ({ name }: { readonly name: string }) => <p>Room of {name}</p> };

afterEach(() => vi.restoreAllMocks());

function visit(Screen: ComponentType<{ readonly name: string }>) {
  return render(
    <Suspense fallback={<p>Loading</p>}>
      <Screen name="Asha" />
    </Suspense>,
  );
}

it('a screen that was fetched ahead is there in the first render', async () => {
  const load = vi.fn(() => Promise.resolve(room));
  const Screen = lazyPart(load);
  expect(await Screen.prepare()).toBe(true);
  visit(Screen);
  expect(screen.getByText('Room of Asha')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it('a screen that was not comes after its fallback, and stays the same one when it is rendered again', async () => {
  const Screen = lazyPart(() => Promise.resolve(room));
  const { rerender } = visit(Screen);
  expect(screen.getByText('Loading')).toBeTruthy();
  const shown = await screen.findByText('Room of Asha');
  rerender(
    <Suspense fallback={<p>Loading</p>}>
      <Screen name="Asha" />
    </Suspense>,
  );
  expect(screen.getByText('Room of Asha')).toBe(shown);
});

const lost = new TypeError('Failed to fetch dynamically imported module');
const half = new SyntaxError('Unexpected end of input');

it('what could not be fetched ahead is fetched by the visit', async () => {
  const load = vi.fn(() => Promise.resolve(room)).mockRejectedValueOnce(half);
  const Screen = lazyPart(load);
  expect(await Screen.prepare()).toBe(false);
  visit(Screen);
  expect(await screen.findByText('Room of Asha')).toBeTruthy();
});

it('a screen that a bad line dropped comes without a word', async () => {
  const load = vi.fn(() => Promise.resolve(room)).mockRejectedValueOnce(lost);
  visit(lazyPart(load));
  expect(await screen.findByText('Room of Asha')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('one that cannot be loaded shows an error in its place until it can be', async () => {
  // React reports the error there.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isLineUp = false;
  const load = () => (isLineUp ? Promise.resolve(room) : Promise.reject(half));
  const Screen = lazyPart(load);
  render(
    <PanelBoundary name="The room">
      <Suspense fallback={<p>Loading</p>}>
        <Screen name="Asha" />
      </Suspense>
    </PanelBoundary>,
  );
  expect(await screen.findByText('The room could not be loaded')).toBeTruthy();
  isLineUp = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Room of Asha')).toBeTruthy();
});
