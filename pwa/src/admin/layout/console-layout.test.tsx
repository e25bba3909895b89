import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showInConsole } from '../../test/console.tsx';
import { ConsoleLayout } from './console-layout.tsx';

const { given } = vi.hoisted(() => ({ given: vi.fn(() => Promise.resolve()) }));
vi.mock('../../sentences/devanagari.ts', () => ({ giveDevanagari: given }));

test('[LA5] [CN10] the console asks for the font of Devanagari, because its forms have Hindi in them', async () => {
  showInConsole(<ConsoleLayout>Page</ConsoleLayout>);
  screen.getByText('Page');
  await expect.poll(() => given).toHaveBeenCalledTimes(1);
});
