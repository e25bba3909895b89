import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Link } from 'wouter';
import { PageBoundary } from './page-boundary.tsx';

afterEach(() => vi.restoreAllMocks());

function Page() {
  if (location.pathname === '/broken') throw new Error('This page broke');
  return <p>A page that works</p>;
}

test('[ST55] a page that breaks says so, can be loaded again, and another one shows', async () => {
  // React logs the error.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  history.replaceState(null, '', '/broken');
  render(
    <>
      <Link href="/works">Elsewhere</Link>
      <PageBoundary>
        <Page />
      </PageBoundary>
    </>,
  );
  screen.getByRole('heading', { name: 'Something went wrong!' });
  screen.getByText(/^Unexpected error occurred\. /);
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await screen.findByText('A page that works');
});
