import './exam-frame.css';
import { type ReactNode, useEffect, useRef } from 'react';

import { isPresent } from '../is-present.ts';
import { usePageMark } from '../layout/page-mark.ts';
import { useMedia } from '../layout/use-media.ts';

/**
 * Matches the stylesheet. On smaller screens the palette opens on demand, so its hundreds of cells need not re-render
 * with every answer.
 */
const SIDE_PANEL = '(min-width: 64em) and (min-height: 28.01em)';

export interface ExamFrameProps {
  readonly title: string;
  readonly saveLight: ReactNode;
  readonly timer: ReactNode;
  /** Buttons between the title and the clock. */
  readonly tools?: ReactNode;
  readonly sections?: ReactNode;
  readonly panelId: string;
  /** The question. */
  readonly children: ReactNode;
  /** When it changes, the question is scrolled to its top and its title is focused. */
  readonly questionKey: string;
  /** The side panel, on wide screens. */
  readonly palette: ReactNode;
  readonly paletteTitle: string;
  readonly actions: ReactNode;
}

/**
 * The exam room: the bars are fixed and only the question scrolls, so that pull-to-refresh cannot reload the page.
 */
export function ExamFrame(props: ExamFrameProps) {
  const { title, saveLight, timer, tools, sections, panelId, children, questionKey } = props;
  const sheet = useRef<HTMLElement>(null);
  const hasRoom = useMedia(SIDE_PANEL);
  usePageMark('room');
  useEffect(() => {
    if (sheet.current) sheet.current.scrollTop = 0;
    // On the smallest screens the page scrolls instead.
    window.scrollTo(0, 0);
    if (!isBusyElsewhere(document.activeElement))
      sheet.current?.querySelector<HTMLElement>('[data-question-title]')?.focus({ preventScroll: true });
  }, [questionKey]);
  return (
    <div className="room-box">
      <div className="room">
        <header className="room-bar">
          <div className="room-top">
            <div className="room-name">
              <h1 title={title}>{title}</h1>
              {saveLight}
            </div>
            <div className="room-tools">{tools}</div>
            {timer}
          </div>
          {isPresent(sections) && <div className="room-sections">{sections}</div>}
        </header>
        <main className="room-sheet" id={panelId} ref={sheet}>
          {children}
        </main>
        {hasRoom && (
          <aside className="room-palette" aria-label={props.paletteTitle}>
            <h2>{props.paletteTitle}</h2>
            {props.palette}
          </aside>
        )}
        <div className="room-actions">{props.actions}</div>
      </div>
    </div>
  );
}

/** A student who is typing in a tool keeps the focus when the clock opens the next section. */
function isBusyElsewhere(focused: Element | null): boolean {
  return focused?.closest('dialog, [role="dialog"]') != null;
}
