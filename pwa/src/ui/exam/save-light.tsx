import './save-light.css';
import { memo } from 'react';

import { cx } from '../class-names.ts';
import { say, useLanguage } from '../../sentences/index.ts';

/** Where the answers are known to be saved. */
export type SavedWhere = 'saving' | 'device' | 'server' | 'receipted' | 'not-saved';

const ring = 'M7 1.25a5.75 5.75 0 1 0 0 11.5 5.75 5.75 0 0 0 0-11.5z';
const disc = 'M7 .25a6.75 6.75 0 1 0 0 13.5A6.75 6.75 0 0 0 7 .25z';
const tick = 'm4 7.2 2 2 4-4.4';

/** Half-filled, filled, filled with a rim: each state has its own shape. */
const shapes: Readonly<
  Record<SavedWhere, { readonly lines: string; readonly fill?: string; readonly cut?: string }>
> = {
  saving: { lines: ring },
  device: { lines: ring, fill: 'M7 1.5a5.5 5.5 0 0 0 0 11z' },
  server: { lines: '', fill: disc, cut: tick },
  receipted: { lines: ring, fill: 'M7 3.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6z' },
  'not-saved': { lines: '', fill: disc, cut: 'M7 3.6v4M7 10.1v.2' },
};

const states = Object.keys(shapes) as readonly SavedWhere[];

export interface SaveLightProps {
  /** Null if there is nothing to save yet; the light keeps its space. */
  readonly state: SavedWhere | null;
  /** For a single answer: smaller, and not announced. */
  readonly quiet?: boolean | undefined;
}

/**
 * All states are stacked and one is visible. The light changes twice with every answer, and switching visibility
 * needs no layout: on a slow device a layout took as long as the write that the light reports.
 */
export const SaveLight = memo(function SaveLight({ state, quiet }: SaveLightProps) {
  useLanguage();
  return (
    <span className={cx('light', quiet ? 'light-quiet' : `light-${state}`)}>
      {states.map((each) => (
        <Face key={each} state={each} words={say.labels.saved[each]} shown={each === state} />
      ))}
      {/* Only the warning is announced; the other states change with every answer. */}
      {!quiet && (
        <span className="visually-hidden" role="alert">
          {state === 'not-saved' ? say.room.lastNotSaved : ''}
        </span>
      )}
    </span>
  );
});

interface FaceProps {
  readonly state: SavedWhere;
  readonly words: string;
  readonly shown: boolean;
}

const Face = memo(function Face({ state, words, shown }: FaceProps) {
  const { lines, fill, cut } = shapes[state];
  return (
    <span className="light-face" data-state={state} data-shown={shown || undefined}>
      <svg viewBox="0 0 14 14" aria-hidden="true">
        {lines && <path className="light-lines" d={lines} />}
        {fill && <path className="light-fill" d={fill} />}
        {cut && <path className="light-cut" d={cut} />}
      </svg>
      <span className="light-words">{words}</span>
    </span>
  );
});
