import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import html from '../../index.html?raw';
import { Welcome } from '../features/papers/welcome.tsx';
import { LANGUAGES, switchLanguage } from '../sentences/index.ts';
import { Mark, Page, Skeleton } from '../ui/index.ts';

/** The parsed document, without comments and whitespace around tags. */
function staticPage(): Element {
  const page = new DOMParser().parseFromString(
    html
      .replace(/<!--.*?-->/gs, '')
      .replace(/\s*(<[^>]+>)\s*/g, '$1')
      .replace(/\s+/g, ' '),
    'text/html',
  );
  const app = page.getElementById('app');
  if (app === null) throw new Error('index.html has no element with the id app');
  return app;
}

test('what is seen before any script has come is what the app draws first', () => {
  const mark = render(<Mark />).container;
  expect(staticPage().querySelector('.shell-logo svg')?.querySelector('path')?.getAttribute('d')).toBe(
    mark.querySelector('path')?.getAttribute('d'),
  );
  const waiting = render(
    <Page>
      <Skeleton lines={6} />
    </Page>,
  ).container;
  const shown = staticPage();
  shown.querySelector('.first-welcome')?.remove();
  expect(shown.querySelector('.shell-main')?.innerHTML).toBe(waiting.innerHTML);
});

test('[LA1] what a stranger is told before any script has come is what home says, in every language', async () => {
  for (const language of LANGUAGES) {
    await switchLanguage(language);
    const welcome = render(<Welcome />).container.querySelector('header');
    const first = staticPage().querySelector(`.first-welcome > [lang="${language}"]`);
    expect(first?.textContent).toBe(welcome?.textContent);
    const link = (header: Element | null | undefined) => {
      const { className, href } = header?.querySelector('a') ?? {};
      return { className, href };
    };
    expect(link(first)).toEqual(link(welcome));
  }
  await switchLanguage('en');
});
