import { MOST_ASKED } from '@exam/shared-schema/contract';
import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { formatNumber } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';
import { isOnline, useConnection } from '../../state/index.ts';
import { cx, Icon } from '../../ui/index.ts';

export interface ComposerProps {
  readonly label: string;
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  readonly isAsking: boolean;
  readonly onAsk: (question: string) => void;
  readonly onStop: () => void;
}

/** AW3: Enter sends, Shift+Enter starts a new line. AW4: a text that cannot be sent now is kept. */
export function Composer({ label, draft, onDraft, isAsking, onAsk, onStop }: ComposerProps) {
  const isThere = useConnection(isOnline);
  const noticeId = useId();
  const isTooLong = draft.length > MOST_ASKED;
  const maySend = isThere && !isAsking && !isTooLong && draft.trim() !== '';
  const notice = noticeOf(isThere, isTooLong);
  const send = () => {
    if (!maySend) return;
    onAsk(draft.trim());
    onDraft('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition, as in Hindi, Enter confirms the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="composer">
      {notice !== null && (
        <p className="composer-notice" id={noticeId} role="status">
          <Icon name={isThere ? 'alert' : 'cloud-off'} small />
          {notice}
        </p>
      )}
      <div className="composer-line">
        <Area
          label={label}
          draft={draft}
          describedBy={notice === null ? undefined : noticeId}
          onDraft={onDraft}
          onKeyDown={onKeyDown}
        />
        {isAsking ? (
          <Act what="stop" label={say.assistant.stop} onAct={onStop} />
        ) : (
          <Act what="send" label={say.assistant.send} isOff={!maySend} onAct={send} />
        )}
      </div>
    </div>
  );
}

function noticeOf(isThere: boolean, isTooLong: boolean): string | null {
  if (!isThere) return say.assistant.needsConnection;
  return isTooLong ? say.assistant.tooLong(formatNumber(MOST_ASKED)) : null;
}

/** Icons that only the assistant uses, so that no other page loads them. */
const SHAPES = { send: 'M12 19.5v-15M5.5 11 12 4.5l6.5 6.5', stop: 'M7 7h10v10H7z' } as const;

interface ActProps {
  readonly what: keyof typeof SHAPES;
  readonly label: string;
  /** Disabled, but still focusable with Tab. */
  readonly isOff?: boolean;
  readonly onAct: () => void;
}

function Act({ what, label, isOff = false, onAct }: ActProps) {
  return (
    <button
      type="button"
      className={cx('composer-act', `composer-${what}`)}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onAct}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={SHAPES[what]} />
      </svg>
    </button>
  );
}

interface AreaProps {
  readonly label: string;
  readonly draft: string;
  readonly describedBy: string | undefined;
  readonly onDraft: (draft: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Whether to focus the input at once; on a touch screen that would open the keyboard over half of the content. */
function isForKeys(): boolean {
  return matchMedia('(pointer: fine)').matches;
}

/** A text area that grows with its content, up to the maximum of its style. */
function Area({ label, draft, describedBy, onDraft, onKeyDown }: AreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [draft]);
  return (
    <textarea
      ref={area}
      className="field-input composer-area"
      rows={1}
      aria-label={label}
      aria-describedby={describedBy}
      placeholder={label}
      enterKeyHint="send"
      value={draft}
      data-autofocus={isForKeys() || undefined}
      onChange={({ target }) => onDraft(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
