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

/** Closed, a panel beside the page, or in the place of the page. */
export type WidgetState = 'closed' | 'panel' | 'whole';

interface WidgetProps {
  readonly session: Session;
  readonly state: WidgetState;
  readonly onState: (state: WidgetState) => void;
}

/** While it is closed, an answer that has begun is still taken to its end. */
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
  /** No higher than what it holds. */
  readonly isShort?: boolean;
  /** Further buttons of the head. */
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
  /** What is typed here is meant for it alone: the page's own shortcuts do not see it. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
    // The question whether to delete is a dialog in this one, and closes by itself.
    const isOwn = event.target instanceof Element && event.target.closest('dialog') === dialog.current;
    if (event.key !== 'Escape' || !isOwn || event.nativeEvent.isComposing) return;
    event.preventDefault();
    stepBack();
  };
  /** A phone's way back, which is no key. */
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
 * Shows the dialog beside the page or in its place. To go from one to the other it has to be closed in between, which
 * loses the focus and how far it was scrolled: both are put back.
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
