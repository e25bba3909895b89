import { type KeyboardEvent, useRef } from 'react';

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Keyboard handling for tabs: a single Tab stop; arrow keys move selection and focus together. */
export function useRovingTabs(
  ids: readonly string[],
  selected: string | null,
  onSelect: (id: string) => void,
) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const index = selected === null ? -1 : ids.indexOf(selected);
    if (!step || ids.length === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const next = step(Math.max(index, 0), ids.length);
    const id = ids[next];
    if (id === undefined) return;
    onSelect(id);
    const tab = list.current?.querySelectorAll<HTMLElement>('[role=tab]:not([disabled])')[next];
    tab?.focus();
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return { list, onKeyDown };
}
