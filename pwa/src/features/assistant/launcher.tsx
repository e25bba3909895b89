import './launcher.css';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../parts/index.ts';
import { say } from '../../sentences/index.ts';
import type { Session } from '../../state/index.ts';
import { Icon, QuietBoundary } from '../../ui/index.ts';
import type { WidgetState } from './widget.tsx';

const Widget = lazyPart(() => import('./widget.tsx'));

/** AW3: the button that is there while the assistant is closed, and the assistant once it was opened. */
export function Launcher({ session }: { readonly session: Session }) {
  const [state, setState] = useState<WidgetState>('closed');
  const [wasOpened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isClosed = state === 'closed';
  const open = () => {
    setOpened(true);
    setState('panel');
  };
  useEffect(() => {
    if (wasOpened && isClosed) button.current?.focus({ preventScroll: true });
  }, [wasOpened, isClosed]);
  const fetchAhead = () => void Widget.prepare();
  return (
    <>
      {isClosed && (
        <button
          ref={button}
          type="button"
          className="assistant-launch"
          aria-label={say.assistant.open}
          aria-haspopup="dialog"
          onClick={open}
          onPointerEnter={fetchAhead}
          onFocus={fetchAhead}
        >
          <Icon name="chat" />
        </button>
      )}
      {wasOpened && (
        <QuietBoundary says={say.assistant.notLoaded}>
          <Suspense>
            <Widget session={session} state={state} onState={setState} />
          </Suspense>
        </QuietBoundary>
      )}
    </>
  );
}
