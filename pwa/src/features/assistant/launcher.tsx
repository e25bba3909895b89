import './launcher.css';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../parts/index.ts';
import { say } from '../../sentences/index.ts';
import { idle, type Session } from '../../state/index.ts';
import { cx, Icon, QuietBoundary, usePageMark } from '../../ui/index.ts';
import { useTucked } from './use-tucked.ts';
import type { WidgetState } from './widget.tsx';

const Widget = lazyPart(() => import('./widget.tsx'));

/** AW3: the button that is there while the assistant is closed, and the assistant once it was opened. */
export function Launcher({ session }: { readonly session: Session }) {
  const [state, setState] = useState<WidgetState>('closed');
  const [wasOpened, setOpened] = useState(false);
  const isClosed = state === 'closed';
  const isHere = useRef(true);
  // A few kilobytes, so that it opens at once; what sets Markdown waits for the opening.
  useEffect(() => {
    isHere.current = true;
    // Whoever went on into an exam meanwhile needs the line for that.
    void idle(0).then(() => isHere.current && Widget.prepare());
    return () => {
      isHere.current = false;
    };
  }, []);
  /** Rendered before it is there, it would be shown no sooner than 300 ms later: React keeps a fallback that long. */
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
        <QuietBoundary says={say.assistant.notLoaded}>
          <Suspense>
            <Widget session={session} state={state} onState={setState} />
          </Suspense>
        </QuietBoundary>
      )}
    </>
  );
}

interface LaunchButtonProps {
  /** The focus comes back to it. */
  readonly wasOpened: boolean;
  readonly onOpen: () => void;
}

function LaunchButton({ wasOpened, onOpen }: LaunchButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const isTucked = useTucked(place);
  usePageMark('launcher');
  const [takesFocus] = useState(wasOpened);
  useEffect(() => {
    if (takesFocus) place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div ref={place} className={cx('assistant-place', isTucked && 'assistant-tucked')}>
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
