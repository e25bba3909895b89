import './floating-panel.css';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';

import { cx } from '../class-names.ts';
import { IconButton } from '../controls/button.tsx';
import { usePageMark } from '../layout/page-mark.ts';
import { useMedia } from '../layout/use-media.ts';
import { useDrag } from './use-drag.ts';
import { say } from '../../sentences/index.ts';

export interface FloatingPanelProps {
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A non-modal panel that is used beside the page: movable on wide screens, docked to an edge elsewhere. The page
 * stays visible and usable.
 */
export function FloatingPanel({ onClose, title, children }: FloatingPanelProps) {
  const isDocked = !useMedia('(min-width: 64em) and (min-height: 36em)');
  usePageMark('docked', isDocked);
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  const [side, setSide] = useState<'start' | 'end'>('end');
  const { offset, reset, grip } = useDrag(panel);
  useFocusInside(panel);

  /** Keyboard input in the panel must not trigger the page's own shortcuts. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
  };
  const changeSide = () => {
    reset();
    setSide(side === 'end' ? 'start' : 'end');
  };
  return (
    <section
      ref={panel}
      className={cx('floating', isDocked ? 'floating-docked' : `floating-${side}`)}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      style={isDocked ? undefined : { translate: `${offset.x}px ${offset.y}px` }}
      onKeyDown={onKeyDown}
    >
      <div className="floating-head" {...(isDocked ? {} : grip)}>
        <h2 id={titleId}>{title}</h2>
        {!isDocked && (
          <IconButton
            icon={side === 'end' ? 'left' : 'right'}
            label={side === 'end' ? say.common.moveLeft : say.common.moveRight}
            onClick={changeSide}
          />
        )}
        <IconButton icon="close" label={say.common.closeNamed(title)} onClick={onClose} />
      </div>
      <div className="floating-body">{children}</div>
    </section>
  );
}

/** Takes the focus when it opens and returns it when it closes, unless the student has moved it elsewhere. */
function useFocusInside(panel: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null) return;
    const opener = document.activeElement;
    (element.querySelector<HTMLElement>('[data-autofocus]') ?? element).focus();
    return () => {
      const isElsewhere =
        document.activeElement !== document.body && !element.contains(document.activeElement);
      if (!isElsewhere && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [panel]);
}
