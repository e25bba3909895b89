import './section-tabs.css';
import { memo, useId } from 'react';

import { useRovingTabs } from '../controls/use-roving-tabs.ts';
import { Icon } from '../icons.tsx';

const accessWords = { closed: ', closed', later: ', opens later' } as const;

interface SectionTab {
  readonly id: string;
  readonly title: string;
  readonly answered: number;
  readonly total: number;
  /** Where sections open one after the other: only an open one can be entered. */
  readonly access?: 'open' | 'closed' | 'later' | undefined;
  /** Beside the count: '20 min'. */
  readonly note?: string | undefined;
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
  const open = sections.filter(({ access = 'open' }) => access === 'open').map((section) => section.id);
  const { list, onKeyDown } = useRovingTabs(open, selected, onSelect);
  return (
    <div className="sections" role="tablist" aria-label="Sections" ref={list} onKeyDown={onKeyDown}>
      {sections.map(({ id, title, answered, total, note, access = 'open' }) => (
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
          <span className="sections-title">
            {access !== 'open' && <Icon name={access === 'closed' ? 'lock' : 'clock'} small />}
            {title}
          </span>
          <span className="sections-count num">
            <span className="visually-hidden">, answered </span>
            {answered}/{total}
            {note !== undefined && ` · ${note}`}
            {access !== 'open' && <span className="visually-hidden">{accessWords[access]}</span>}
          </span>
        </button>
      ))}
    </div>
  );
});
