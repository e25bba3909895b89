import './command-palette.css';
import { useId, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import { Dialog, TextInput } from '../../ui/index.ts';
import type { PaletteEntry, PaletteGroup } from './entries.ts';
import { useFound, type Found } from './use-found.ts';

interface CommandPaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Searches the console's pages and every searchable list, and navigates to the chosen result. */
export function CommandPalette({ open, onClose }: CommandPaletteProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Go to">
      <Palette onClose={onClose} />
    </Dialog>
  );
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function Palette({ onClose }: Pick<CommandPaletteProps, 'onClose'>) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [, navigate] = useLocation();
  const listId = useId();
  const { groups, ...state } = useFound(text);
  const entries = groups.flatMap((group) => group.entries);
  // The chosen entry may be gone after the text has changed.
  const at = Math.max(
    0,
    entries.findIndex(({ id }) => id === chosen),
  );
  const optionId = (id: string) => `${listId} ${id}`.replaceAll(/\s/g, '-');
  const go = (entry: PaletteEntry | undefined) => {
    if (entry === undefined) return;
    onClose();
    navigate(entry.href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (event.key === 'Enter') go(entries[at]);
    else if (step === undefined || entries.length === 0) return;
    else setChosen(entries[step(at, entries.length)]?.id ?? null);
    event.preventDefault();
  };
  return (
    <div className="go-to">
      <TextInput
        icon="search"
        role="combobox"
        aria-label="Page, or name of what you look for"
        placeholder="Page, or name of what you look for"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={entries[at] && optionId(entries[at].id)}
        autoComplete="off"
        data-autofocus
        maxLength={100}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(null);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} className="go-to-list" role="listbox" aria-label="Found">
        {groups.map((group) => (
          <Group key={group.title} group={group} chosen={entries[at]?.id} optionId={optionId} onGo={go} />
        ))}
      </div>
      <p className="go-to-note" role="status">
        {noteOn(entries.length, state)}
      </p>
    </div>
  );
}

function noteOn(found: number, { isOffline, isSearching, failed }: Omit<Found, 'groups'>): string {
  if (isOffline)
    return `${found === 0 ? 'Nothing found' : `${found} found`}. You are offline: only pages can be found.`;
  if (isSearching) return 'Searching...';
  const missing = failed.length === 0 ? '' : ` Could not be searched: ${failed.join(', ')}.`;
  return found === 0 ? `Nothing found.${missing}` : `${found} found.${missing}`;
}

interface GroupProps {
  readonly group: PaletteGroup;
  /** The id of the entry that Enter opens. */
  readonly chosen: string | undefined;
  readonly optionId: (id: string) => string;
  readonly onGo: (entry: PaletteEntry) => void;
}

function Group({ group: { title, entries }, chosen, optionId, onGo }: GroupProps) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId}>
      <p id={titleId} className="go-to-title">
        {title}
      </p>
      {entries.map((entry) => (
        <div
          key={entry.id}
          id={optionId(entry.id)}
          className="go-to-entry"
          role="option"
          aria-selected={entry.id === chosen}
          ref={entry.id === chosen ? intoView : undefined}
          onClick={() => onGo(entry)}
        >
          <span>{entry.label}</span>
          {entry.note !== undefined && <span className="go-to-row-note">{entry.note}</span>}
        </div>
      ))}
    </div>
  );
}

function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}
