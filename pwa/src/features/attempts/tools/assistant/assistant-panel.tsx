import './assistant.css';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button, cx, FloatingPanel } from '../../../../ui/index.ts';
import type { ExamToolProps } from '../tool.ts';
import { say } from '../../../../sentences/index.ts';

/** The delay of the simulated reply, ms, as specified. */
export const REPLY_AFTER_MS = 1500;

/** The assistant's reply is always the same, because it must not help in an exam. Works offline: nothing is sent. */
type Message = { readonly from: 'student'; readonly text: string } | { readonly from: 'assistant' };

export default function AssistantPanel({ onClose }: ExamToolProps) {
  return (
    <FloatingPanel title={say.toolbar.names.assistant} onClose={onClose}>
      <AssistantChat />
    </FloatingPanel>
  );
}

/** Enter sends, Shift+Enter starts a new line; empty text is not sent. */
export function AssistantChat() {
  const { messages, isReplying, send } = useCannedReplies();
  const [text, setText] = useState('');
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView?.({ block: 'nearest' });
  }, [messages, isReplying]);

  const submit = () => {
    if (text.trim() === '' || isReplying) return;
    send(text.trim());
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <div className="exam-assistant">
      <div
        className="exam-assistant-log"
        role="log"
        aria-label={say.tools.assistant.conversation}
        tabIndex={0}
      >
        {messages.length === 0 && <div className="exam-assistant-note">{say.tools.assistant.note}</div>}
        {messages.map((message, index) => (
          <div key={index} className={cx('exam-assistant-message', `exam-assistant-${message.from}`)}>
            <span className="visually-hidden">{say.tools.assistant.from[message.from]}</span>
            {message.from === 'student' ? message.text : say.tools.assistant.reply}
          </div>
        ))}
        <div ref={end} className="exam-assistant-note">
          {isReplying && say.tools.assistant.typing}
        </div>
      </div>
      <div className="exam-assistant-row">
        <textarea
          className="exam-assistant-text"
          aria-label={say.tools.assistant.message}
          placeholder={say.tools.assistant.placeholder}
          rows={2}
          value={text}
          data-autofocus
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="primary" onClick={submit} disabled={text.trim() === '' || isReplying}>
          {say.tools.assistant.send}
        </Button>
      </div>
    </div>
  );
}

function useCannedReplies() {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const isReplying = messages.at(-1)?.from === 'student';
  useEffect(() => {
    if (!isReplying) return undefined;
    const timer = setTimeout(
      () => setMessages((before) => [...before, { from: 'assistant' }]),
      REPLY_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [isReplying]);
  const send = (text: string) => setMessages([...messages, { from: 'student', text }]);
  return { messages, isReplying, send };
}
