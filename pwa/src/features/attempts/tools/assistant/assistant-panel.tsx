import './assistant.css';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button, cx, FloatingPanel } from '../../../../ui/index.ts';
import type { ExamToolProps } from '../tool.ts';

/** How long the simulated helper takes to answer, milliseconds (from the specification). */
export const REPLY_AFTER_MS = 1500;

/** It must not help in an exam, and says so. Works offline: nothing is sent. */
export const REPLY =
  'I can’t answer questions while your exam is running. The tools are yours to use: the question paper, rough work and, where this exam has one, the calculator. Once you have submitted, ask me about any question from its analysis.';

interface Message {
  readonly from: 'student' | 'assistant';
  readonly text: string;
}

export default function AssistantPanel({ onClose }: ExamToolProps) {
  return (
    <FloatingPanel title="AI assistant" onClose={onClose}>
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
    <div className="assistant">
      <div className="assistant-log" role="log" aria-label="Conversation" tabIndex={0}>
        {messages.length === 0 && (
          <div className="assistant-note">During an exam the assistant does not answer questions.</div>
        )}
        {messages.map(({ from, text: words }, index) => (
          <div key={index} className={cx('assistant-message', `assistant-${from}`)}>
            <span className="visually-hidden">{from === 'student' ? 'You: ' : 'Assistant: '}</span>
            {words}
          </div>
        ))}
        <div ref={end} className="assistant-note">
          {isReplying && 'Assistant is typing …'}
        </div>
      </div>
      <div className="assistant-row">
        <textarea
          className="assistant-text"
          aria-label="Your message"
          placeholder="Type a message"
          rows={2}
          value={text}
          data-autofocus
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="primary" onClick={submit} disabled={text.trim() === '' || isReplying}>
          Send
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
      () => setMessages((before) => [...before, { from: 'assistant', text: REPLY }]),
      REPLY_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [isReplying]);
  const send = (text: string) => setMessages([...messages, { from: 'student', text }]);
  return { messages, isReplying, send };
}
