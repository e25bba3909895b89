import './launcher.css';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../parts/index.ts';
import { say } from '../../sentences/index.ts';
import { idle, type Session } from '../../state/index.ts';
import { cx, Icon, QuietBoundary, usePageMark } from '../../ui/index.ts';
import { useCoversControl } from './use-covers-control.ts';
import type { WidgetState } from './widget.tsx';

const Widget = lazyPart(() => import('./widget.tsx'));

/** AW3: the button that opens the assistant, and the assistant itself once it has been opened. */
export function Launcher({ session }: { readonly session: Session }) {
  const [state, setState] = useState<WidgetState>('closed');
  const [wasOpened, setOpened] = useState(false);
  const isClosed = state === 'closed';
  const isHere = useRef(true);
  // Preloaded, because it is only a few kilobytes; the renderer of answers is loaded when it is opened.
  useEffect(() => {
    isHere.current = true;
    // The user may have started an exam meanwhile, which then needs the network.
    void idle(0).then(() => isHere.current && Widget.prepare());
    return () => {
      isHere.current = false;
    };
  }, []);
  /** Waits for the widget before it is rendered, because React keeps a suspense fallback for at least 300 ms. */
  const open = async () => {
    if (!wasOpened) await Widget.prepare();
    if (!isHere.current) return;
    setOpened(true);
    setState('panel');
  };
  return (
    <>
      {isClosed && <LaunchButton wasOpened={wasOpened} onOpen={() => void open()} />}
      {wasOpened && (
        <QuietBoundary message={say.assistant.notLoaded}>
          <Suspense>
            <Widget session={session} state={state} onState={setState} />
          </Suspense>
        </QuietBoundary>
      )}
    </>
  );
}

interface LaunchButtonProps {
  /** The focus returns to this button. */
  readonly wasOpened: boolean;
  readonly onOpen: () => void;
}

function LaunchButton({ wasOpened, onOpen }: LaunchButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const isCovering = useCoversControl(place);
  usePageMark('launcher');
  const [takesFocus] = useState(wasOpened);
  useEffect(() => {
    if (takesFocus) place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div ref={place} className={cx('assistant-place', isCovering && 'assistant-at-edge')}>
      <button
        type="button"
        className="assistant-launch"
        aria-label={say.assistant.open}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <Icon name="chat" />
      </button>
    </div>
  );
}
