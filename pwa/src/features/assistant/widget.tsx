import './widget.css';
import {
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { say } from '../../sentences/index.ts';
import type { Session } from '../../state/index.ts';
import { cx, IconButton, markPage } from '../../ui/index.ts';
import { KeptConversation } from './kept-conversation.tsx';
import { LoginNeeded } from './login-needed.tsx';

/** Closed, a panel beside the page, or full screen. */
export type WidgetState = 'closed' | 'panel' | 'whole';

interface WidgetProps {
  readonly session: Session;
  readonly state: WidgetState;
  readonly onState: (state: WidgetState) => void;
}

/** An answer in progress continues while the widget is closed. */
export default function Widget({ session, state, onState }: WidgetProps) {
  if (session.status !== 'signed-in') {
    return (
      <Frame state={state} onState={onState} isShort>
        <LoginNeeded />
      </Frame>
    );
  }
  return (
    <KeptConversation key={session.user._id} userId={session.user._id}>
      {({ actions, chat }) => (
        <Frame state={state} onState={onState} actions={actions}>
          {chat}
        </Frame>
      )}
    </KeptConversation>
  );
}

interface FrameProps extends Omit<WidgetProps, 'session'> {
  /** Only as high as its content. */
  readonly isShort?: boolean;
  /** Additional buttons in the header. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

function Frame({ state, ...rest }: FrameProps) {
  return state === 'closed' ? null : <OpenFrame state={state} {...rest} />;
}

function OpenFrame({ state, onState, isShort, actions, children }: FrameProps) {
  const isWhole = state === 'whole';
  const dialog = useShown(isWhole);
  const titleId = useId();
  const stepBack = () => onState(isWhole ? 'panel' : 'closed');
  /** Keyboard input here must not trigger the page's own shortcuts. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
    // The confirmation to delete is a dialog of its own, which closes itself.
    const isOwn = event.target instanceof Element && event.target.closest('dialog') === dialog.current;
    if (event.key !== 'Escape' || !isOwn || event.nativeEvent.isComposing) return;
    event.preventDefault();
    stepBack();
  };
  /** The Back gesture of a phone, which fires no key event. */
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    stepBack();
  };
  return (
    <dialog
      ref={dialog}
      className={cx('assistant', isShort && 'assistant-short', isWhole && 'assistant-whole')}
      aria-labelledby={titleId}
      aria-modal={isWhole}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
    >
      <div className="assistant-head">
        <h2 id={titleId}>{say.assistant.name}</h2>
        {actions}
        <IconButton
          icon={isWhole ? 'compress' : 'expand'}
          label={isWhole ? say.assistant.smallPanel : say.assistant.wholeScreen}
          onClick={() => onState(isWhole ? 'panel' : 'whole')}
        />
        <IconButton icon="close" label={say.assistant.close} onClick={() => onState('closed')} />
      </div>
      {children}
    </dialog>
  );
}

/**
 * Shows the dialog beside the page or full screen. Switching between the two requires closing it in between, which
 * loses focus and scroll position: both are restored.
 */
function useShown(isWhole: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const focused = element.contains(document.activeElement) ? document.activeElement : null;
    const list = element.querySelector('.chat-turns');
    const scrolled = list?.scrollTop ?? 0;
    if (element.open) element.close();
    if (isWhole) element.showModal();
    else element.show();
    const first = focused ?? element.querySelector('[data-autofocus]') ?? element;
    (first as HTMLElement).focus({ preventScroll: true });
    if (list) list.scrollTop = scrolled;
    return isWhole ? markPage('covered') : undefined;
  }, [isWhole]);
  return dialog;
}
