import './tabs.css';
import { type ReactNode, useId } from 'react';

import { cx } from '../class-names.ts';
import { useOverflow } from '../layout/use-overflow.ts';
import { useRovingTabs } from './use-roving-tabs.ts';

interface TabItem<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly count?: number | undefined;
}

export interface TabsProps<Id extends string = string> {
  readonly label: string;
  readonly tabs: readonly TabItem<Id>[];
  /** Null if none is selected. */
  readonly selected: Id | null;
  readonly onSelect: (id: Id) => void;
  /** The content of the selected tab. Without it, the caller marks its own panel with `role="tabpanel"`. */
  readonly children?: ReactNode;
}

export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const base = useId();
  const ids = tabs.map((tab) => tab.id);
  const { list, onKeyDown } = useRovingTabs(ids, selected, (id) => onSelect(id as Id));
  const hasMore = useOverflow(list);
  const panel = children === undefined ? undefined : `${base}-panel`;
  return (
    <>
      <div
        className={cx('tabs', hasMore && 'tabs-more')}
        role="tablist"
        aria-label={label}
        ref={list}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab, place) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            className="tabs-tab"
            type="button"
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? panel : undefined}
            tabIndex={tab.id === selected || (selected === null && place === 0) ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span className="tabs-count num">{tab.count}</span>}
          </button>
        ))}
      </div>
      {panel && (
        <div
          className="tabs-panel"
          id={panel}
          role="tabpanel"
          aria-labelledby={selected === null ? undefined : `${base}-${selected}`}
        >
          {children}
        </div>
      )}
    </>
  );
}
