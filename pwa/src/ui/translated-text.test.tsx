// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { keepingTranslatedText, translate } from '../test/translator.ts';

let restore: () => void;
beforeAll(() => {
  restore = keepingTranslatedText();
});
afterAll(() => restore());
afterEach(cleanup);

interface CountProps {
  readonly name: string;
  readonly count: number;
  readonly first?: string;
}

/** Texts beside each other and beside elements, each of which may come, change and go. */
function Count({ name, count, first = '' }: CountProps) {
  return (
    <p>
      {first}
      {count > 3 && <b>many</b>}
      {name} has {count === 0 ? <i>none</i> : count} {count > 1 && 'of them'}
    </p>
  );
}

/** The tasks of the observers are over. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

const steps: readonly CountProps[] = [
  { name: 'Asha', count: 1 },
  { name: 'Asha', count: 2 },
  { name: 'Ravi', count: 5 },
  { name: 'Ravi', count: 0, first: 'Only ' },
  { name: 'Asha', count: 4, first: 'At last ' },
];

test('[AT24] texts that a translator has replaced still change, come and go', async () => {
  const plain = steps.map((step) => {
    const view = render(<Count {...step} />);
    const { textContent } = view.container;
    view.unmount();
    return textContent;
  });
  const { container, rerender, unmount } = render(<Count {...(steps[0] as CountProps)} />);
  const stop = translate(container);
  const seen: (string | null)[] = [];
  for (const step of steps) {
    rerender(<Count {...step} />);
    await settled();
    seen.push(container.textContent);
  }
  expect(container.querySelectorAll('font').length).toBeGreaterThan(0);
  expect(seen).toEqual(plain);
  unmount();
  expect(container.textContent).toBe('');
  stop();
});

test('[AT24] a change that comes before the page has seen the translation is not lost', () => {
  const { container, rerender } = render(<Count name="Asha" count={1} />);
  const stop = translate(container);
  stop();
  rerender(<Count name="Ravi" count={5} first="Now " />);
  expect(container.textContent).toBe('Now manyRavi has 5 of them');
});

test('[AT24] a text that was wrapped, put back or taken away breaks nothing', async () => {
  const { container, rerender } = render(<Count name="Asha" count={1} />);
  const [name, has, count] = [...(container.firstElementChild?.childNodes ?? [])] as Text[];
  const font = document.createElement('font');
  name?.before(font);
  if (name) font.append(name);
  count?.replaceWith(document.createElement('font'));
  await settled();
  count?.replaceWith('');
  has?.remove();
  await settled();
  rerender(<Count name="Ravi" count={0} first="Now " />);
  expect(container.textContent).toContain('Now Ravi');
  expect(container.textContent).toContain('none');
});

test('[AT24] an element that is no child is still refused', () => {
  const [parent, other] = [document.createElement('div'), document.createElement('div')];
  expect(() => parent.removeChild(other)).toThrow();
  expect(() => parent.insertBefore(document.createElement('p'), other)).toThrow();
});
