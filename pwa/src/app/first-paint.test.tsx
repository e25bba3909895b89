import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import html from '../../index.html?raw';
import { Mark, Page, Skeleton } from '../ui/index.ts';

/** What a browser makes of it, without the white space between the tags. */
function staticPage(): Element {
  const page = new DOMParser().parseFromString(html.replace(/>\s+</g, '><'), 'text/html');
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
  expect(staticPage().querySelector('.shell-main')?.innerHTML).toBe(waiting.innerHTML);
});
