import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePaperFonts } from './use-paper-fonts.ts';

const { given } = vi.hoisted(() => ({ given: vi.fn(() => Promise.reject(new Error('offline'))) }));
vi.mock('../../sentences/devanagari.ts', () => ({ giveDevanagari: given }));

test('[LA5] a font for Devanagari is asked for where a paper is in Hindi too, and only there', async () => {
  renderHook(() => usePaperFonts(['en']));
  const { rerender } = renderHook(({ languages }) => usePaperFonts(languages), {
    initialProps: { languages: ['en', 'hi'] },
  });
  rerender({ languages: ['en', 'hi'] });
  await expect.poll(() => given).toHaveBeenCalled();
  expect(given).toHaveBeenCalledTimes(1);
});
