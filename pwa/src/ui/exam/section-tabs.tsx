import './section-tabs.css';
import { memo, useId, useLayoutEffect, useRef } from 'react';

import { useRovingTabs } from '../controls/use-roving-tabs.ts';
import { Icon } from '../icons.tsx';
import { say, useLanguage } from '../../sentences/index.ts';

interface SectionTab {
  readonly id: string;
  readonly title: string;
  readonly answered: number;
  readonly total: number;
  /** Where sections open one after the other, only an open one can be entered. */
  readonly access?: 'open' | 'closed' | 'later' | undefined;
  /** The section's own time, shown beside the count. */
  readonly minutes?: number | undefined;
}

export interface SectionTabsProps {
  readonly sections: readonly SectionTab[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** The id of the element that shows the section. */
  readonly panelId?: string | undefined;
}

export const SectionTabs = memo(function SectionTabs({
  sections,
  selected,
  onSelect,
  panelId,
}: SectionTabsProps) {
  useLanguage();
  const base = useId();
  const open = sections.filter(({ access = 'open' }) => access === 'open').map((section) => section.id);
  const { list, onKeyDown } = useRovingTabs(open, selected, onSelect);
  // The first is in view: to measure it would lay out the whole room once more before the first question.
  const shown = useRef(sections[0]?.id);
  // ST132: on a phone most tabs of a long paper are out of view, and Save & Next enters the next section.
  useLayoutEffect(() => {
    if (shown.current === selected) return;
    shown.current = selected;
    const tabs = list.current;
    const [tab, all] = [tabs?.querySelector('[aria-selected=true]'), tabs].map((each) =>
      each?.getBoundingClientRect(),
    );
    if (tabs && tab && all) tabs.scrollLeft += (tab.left + tab.right - all.left - all.right) / 2;
  }, [list, selected]);
  return (
    <div
      className="sections"
      role="tablist"
      aria-label={say.room.sections.label}
      ref={list}
      onKeyDown={onKeyDown}
    >
      {sections.map(({ id, title, answered, total, minutes, access = 'open' }) => (
        <button
          key={id}
          id={`${base}-${id}`}
          className="sections-tab"
          type="button"
          role="tab"
          aria-selected={id === selected}
          aria-controls={id === selected ? panelId : undefined}
          tabIndex={id === selected ? 0 : -1}
          disabled={access !== 'open'}
          onClick={() => onSelect(id)}
        >
          <span className="sections-title" title={title}>
            {access !== 'open' && <Icon name={access === 'closed' ? 'lock' : 'clock'} small />}
            {title}
          </span>
          <span className="sections-count num">
            <span className="visually-hidden">{say.room.sections.answered}</span>
            {answered}/{total}
            {minutes !== undefined && ` · ${say.room.sections.minutes(minutes)}`}
            {access !== 'open' && ` · ${say.room.sections[access]}`}
          </span>
        </button>
      ))}
    </div>
  );
});
