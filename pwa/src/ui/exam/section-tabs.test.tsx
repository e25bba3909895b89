import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SectionTabs } from './section-tabs.tsx';

const WIDTH = 150;
const sections = ['one', 'two', 'three', 'four'].map((id) => ({ id, title: id, answered: 0, total: 4 }));

test('[ST132] the tab of the section in progress is moved into view when another section is entered', () => {
  // Tabs of equal width in a list that has room for two of them.
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const place = [...(this.parentElement?.querySelectorAll('[role=tab]') ?? [])].indexOf(this);
    if (this.getAttribute('role') === 'tablist') return new DOMRect(0, 0, 2 * WIDTH, 48);
    return new DOMRect(place * WIDTH - (this.parentElement?.scrollLeft ?? 0), 0, WIDTH, 48);
  });
  const shown = (selected: string) => (
    <SectionTabs sections={sections} selected={selected} onSelect={() => undefined} />
  );
  const { rerender } = render(shown('one'));
  expect(measured).not.toHaveBeenCalled();
  rerender(shown('four'));
  expect(screen.getByRole('tablist').scrollLeft).toBe(3 * WIDTH - WIDTH / 2);
  rerender(shown('two'));
  expect(screen.getByRole('tablist').scrollLeft).toBe(WIDTH / 2);
});
