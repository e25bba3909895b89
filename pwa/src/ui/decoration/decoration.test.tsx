// @vitest-environment happy-dom
import { colourNames, iconClass, isGradient, isPaint, shades } from '@exam/shared-schema/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { contrast, veiled, veilForWhite } from './contrast.ts';
import { DataBadge } from './data-badge.tsx';
import { DataIcon } from './data-icon.tsx';
import { coloursOf, gradientOf } from './gradient.ts';
import { GradientTile } from './gradient-tile.tsx';
import { colourOf } from './palette.ts';

afterEach(cleanup);

describe('colours', () => {
  test('every colour of Tailwind in every shade is known, by from, via and to', () => {
    expect(colourNames.length * shades.length).toBe(242);
    for (const name of colourNames) {
      for (const shade of shades) {
        expect(colourOf(`${name}-${shade}`)).toMatch(/^#[0-9a-f]{6}$/);
        expect(gradientOf(`from-${name}-${shade} via-white to-black`)?.stops).toHaveLength(3);
      }
    }
  });

  test.each([
    ['from-blue-400 to-blue-600', ['#60a5fa', '#2563eb'], 'to bottom right'],
    ['bg-gradient-to-r from-red-500 via-[#AABBCC] to-white', ['#ef4444', '#aabbcc', '#ffffff'], 'to right'],
    ['from-emerald-950', ['#022c22', '#022c22'], 'to bottom right'],
  ])('%s', (classes, stops, direction) => {
    expect(gradientOf(classes)).toEqual({ stops, direction });
    expect(isGradient(classes)).toBe(true);
  });

  test.each([
    '',
    'blue',
    'from-blue-401',
    'from-teel-400',
    'from-[url(x)]',
    'from-constructor-50',
    'to-toString',
    'pink to nothing',
  ])('[AC52] what names no colour paints nothing and is no gradient: %s', (classes) => {
    expect(gradientOf(classes)).toBeNull();
    expect(isGradient(classes)).toBe(false);
  });

  test('a badge may name the colour of its words, of its ground, or of both', () => {
    expect(coloursOf('text-yellow-400')).toEqual({ text: '#facc15', ground: null });
    expect(coloursOf('bg-amber-100 text-amber-900')).toEqual({ text: '#78350f', ground: '#fef3c7' });
    expect(isPaint('bg-amber-100 text-amber-900')).toBe(true);
    expect(isPaint('text-amber')).toBe(false);
  });
});

describe('[ST49] white on a gradient', () => {
  test('reaches 4.5:1 on every colour that data may name, under a veil no thicker than it must be', () => {
    for (const name of colourNames) {
      for (const shade of shades) {
        const colour = colourOf(`${name}-${shade}`) ?? '';
        const veil = veilForWhite([colour], 4.5);
        expect(contrast('#ffffff', veiled(colour, veil))).toBeGreaterThanOrEqual(4.5);
        if (veil > 0) expect(contrast('#ffffff', veiled(colour, veil - 0.02))).toBeLessThan(4.5);
      }
    }
  });

  test('between two colours it is never worse than at the worse of them', () => {
    const [from, to] = ['#facc15', '#60a5fa'];
    const worst = Math.min(contrast('#ffffff', from), contrast('#ffffff', to));
    for (let share = 0; share <= 1; share += 0.05) {
      const mix = [1, 3, 5].map((at) => {
        const [a, b] = [parseInt(from.slice(at, at + 2), 16), parseInt(to.slice(at, at + 2), 16)];
        return Math.round(a + (b - a) * share)
          .toString(16)
          .padStart(2, '0');
      });
      expect(contrast('#ffffff', `#${mix.join('')}`)).toBeGreaterThanOrEqual(worst - 0.02);
    }
  });
});

test.each([
  ['fa-solid fa-book', { family: 'solid', name: 'book' }],
  ['fas fa-book fa-2x', { family: 'solid', name: 'book' }],
  ['fa-brands fa-python', { family: 'brands', name: 'python' }],
  ['  fa-fw fa-star ', { family: 'solid', name: 'star' }],
  ['book', null],
  ['', null],
  ['fa-<script>', null],
])('the classes %j name %j', (classes, named) => {
  expect(iconClass(classes)).toEqual(named);
});

describe('an icon that comes as data', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', async (url: string) => {
      const shapes = url.includes('common')
        ? { book: [448, 512, 'M0 0h448v512z'] }
        : { rare: [10, 20, 'M1 1z'] };
      return { ok: true, json: async () => ({ shapes }) };
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  const path = (label: string) => screen.getByLabelText(label).querySelector('path')?.getAttribute('d');

  test('is drawn from the common file or, where it does not exist, from its part', async () => {
    render(
      <>
        <DataIcon icon="fa-solid fa-book" label="common" />
        <DataIcon icon="fa-solid fa-rare" label="rare" />
      </>,
    );
    await expect.poll(() => [path('common'), path('rare')]).toEqual(['M0 0h448v512z', 'M1 1z']);
  });

  test('that is unknown shows the fallback, and no name reaches into prototypes', async () => {
    render(
      <>
        <DataIcon icon="fa-solid fa-no-such-thing" label="unknown" />
        <DataIcon icon="fa-solid fa-constructor" label="prototype" />
      </>,
    );
    const isPlain = (label: string) =>
      screen.getByLabelText(label).classList.contains('data-icon-coming') === false;
    await expect.poll(() => [isPlain('unknown'), isPlain('prototype')]).toEqual([true, true]);
    expect(path('unknown')).toMatch(/^M12 3a9/);
    expect(screen.getByLabelText('prototype').dataset['known']).toBe('false');
  });

  test('a tile with an unknown gradient is painted all the same', () => {
    const { container } = render(<GradientTile gradient="nonsense" icon="fa-solid fa-book" />);
    expect(container.querySelector<HTMLElement>('.gradient-tile')?.style.backgroundImage).toContain(
      '#60a5fa',
    );
  });

  test('a badge keeps ink that can be read: its own where it can, the page’s where it cannot', () => {
    render(
      <>
        <DataBadge colour="bg-amber-100 text-amber-900">Own</DataBadge>
        <DataBadge colour="bg-amber-100 text-amber-200">Pale</DataBadge>
        <DataBadge colour="text-yellow-400">Tinted</DataBadge>
      </>,
    );
    expect(screen.getByText('Own').style.color).toBe('#78350f');
    expect(screen.getByText('Pale').style.color).toBe('#1a1916');
    expect(screen.getByText('Tinted').style.color).toBe('');
  });
});
