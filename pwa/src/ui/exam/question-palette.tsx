import './question-palette.css';
import type { QuestionState } from '@exam/shared-schema/labels';
import { type KeyboardEvent, memo, useCallback, useRef, useState } from 'react';

import type { SavedWhere } from './save-light.tsx';
import { say, useLanguage } from '../../sentences/index.ts';

const COLUMNS = 5;

/** The save states that a cell shows; 'saving' is too short to be shown. */
const SHOWN_SAVES: readonly SavedWhere[] = ['device', 'server', 'not-saved'];

/** The order of the legend. */
const LEGEND = ['answered', 'visited', 'not-visited', 'marked', 'answered-marked'] as const;

export type StateCounts = Readonly<Record<QuestionState, number>>;

export function countStates(states: readonly QuestionState[]): StateCounts {
  const counts = { 'not-visited': 0, visited: 0, answered: 0, marked: 0, 'answered-marked': 0 };
  for (const state of states) counts[state] += 1;
  return counts;
}

export interface QuestionPaletteProps {
  readonly states: readonly QuestionState[];
  /** The index of the current question, or -1. */
  readonly current: number;
  readonly onSelect: (index: number) => void;
  /** The number of the first question, if numbers continue across sections. */
  readonly firstNumber?: number | undefined;
  readonly label?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Where each question's answer is saved; null if there is none (AT3). */
  readonly saves?: readonly (SavedWhere | null)[] | undefined;
}

const moves: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: COLUMNS,
  ArrowUp: -COLUMNS,
};

/** A single Tab stop; arrow keys move within rows of five. */
export const QuestionPalette = memo(function QuestionPalette(props: QuestionPaletteProps) {
  useLanguage();
  const {
    states,
    current,
    onSelect,
    firstNumber = 1,
    label = say.room.palette.label,
    disabled = false,
    saves,
  } = props;
  const cells = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const stop = Math.min(Math.max(focused ?? current, 0), states.length - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (move === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const cell = cells.current?.children[stop + move];
    if (cell instanceof HTMLElement) cell.focus();
  };

  return (
    <div className="palette">
      <div
        className="palette-cells"
        role="toolbar"
        aria-label={label}
        ref={cells}
        onKeyDown={onKeyDown}
        onBlur={() => setFocused(null)}
      >
        {states.map((state, index) => (
          <PaletteCell
            key={index}
            index={index}
            number={firstNumber + index}
            state={state}
            save={shownSave(saves?.[index])}
            label={cellLabel(firstNumber + index, state, shownSave(saves?.[index]))}
            isCurrent={index === current}
            isStop={index === stop}
            disabled={disabled}
            onSelect={onSelect}
            onFocus={setFocused}
          />
        ))}
      </div>
      <PaletteLegend counts={countStates(states)} />
      {saves !== undefined && <SaveLegend />}
    </div>
  );
});

interface PaletteCellProps {
  readonly index: number;
  readonly number: number;
  readonly state: QuestionState;
  readonly save: SavedWhere | null;
  readonly label: string;
  readonly isCurrent: boolean;
  readonly isStop: boolean;
  readonly disabled: boolean;
  readonly onSelect: (index: number) => void;
  readonly onFocus: (index: number) => void;
}

const PaletteCell = memo(function PaletteCell(props: PaletteCellProps) {
  const { index, number, state, save, label, isCurrent, isStop, disabled, onSelect, onFocus } = props;
  const select = useCallback(() => onSelect(index), [onSelect, index]);
  return (
    <button
      type="button"
      className={`palette-cell palette-${state} num`}
      aria-label={label}
      data-save={save ?? undefined}
      aria-current={isCurrent || undefined}
      data-autofocus={isCurrent || undefined}
      tabIndex={isStop ? 0 : -1}
      disabled={disabled}
      onClick={select}
      onFocus={() => onFocus(index)}
    >
      {number}
    </button>
  );
});

function shownSave(save: SavedWhere | null = null): SavedWhere | null {
  return save !== null && SHOWN_SAVES.includes(save) ? save : null;
}

function cellLabel(number: number, state: QuestionState, save: SavedWhere | null): string {
  const { questionStates, saved } = say.labels;
  return say.room.palette.cell(number, questionStates[state], save && saved[save]);
}

function SaveLegend() {
  return (
    <p className="palette-saves">
      <span className="palette-dot" data-save="device" aria-hidden="true" /> {say.labels.saved.device}
      <span className="palette-dot" data-save="server" aria-hidden="true" /> {say.labels.saved.server}
      <span className="palette-evaluated">{say.room.evaluated}</span>
    </p>
  );
}

/** The five states by shape and text, with their counts. */
export function PaletteLegend({ counts }: { readonly counts: StateCounts }) {
  return (
    <ul className="palette-legend num" aria-label={say.room.palette.legend}>
      {LEGEND.map((state) => (
        <li key={state}>
          <span className={`palette-cell palette-${state}`}>{counts[state]}</span>
          {say.labels.questionStates[state]}
        </li>
      ))}
    </ul>
  );
}
