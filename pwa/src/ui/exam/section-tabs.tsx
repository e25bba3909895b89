import './section-tabs.css';
import { memo, useId } from 'react';

import { useRovingTabs } from '../controls/use-roving-tabs.ts';

export interface SectionTab {
  readonly id: string;
  readonly title: string;
  readonly answered: number;
  readonly total: number;
  /** A section that is closed, or not open yet. */
  readonly disabled?: boolean | undefined;
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
  const base = useId();
  const open = sections.filter((section) => !section.disabled).map((section) => section.id);
  const { list, onKeyDown } = useRovingTabs(open, selected, onSelect);
  return (
    <div className="sections" role="tablist" aria-label="Sections" ref={list} onKeyDown={onKeyDown}>
      {sections.map(({ id, title, answered, total, disabled }) => (
        <button
          key={id}
          id={`${base}-${id}`}
          className="sections-tab"
          type="button"
          role="tab"
          aria-selected={id === selected}
          aria-controls={id === selected ? panelId : undefined}
          tabIndex={id === selected ? 0 : -1}
          disabled={disabled}
          onClick={() => onSelect(id)}
        >
          <span className="sections-title">{title}</span>
          <span className="sections-count num">
            <span className="visually-hidden">, answered </span>
            {answered}/{total}
          </span>
        </button>
      ))}
    </div>
  );
});
