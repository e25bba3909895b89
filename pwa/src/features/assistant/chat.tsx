import './chat.css';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { say } from '../../sentences/index.ts';
import { Button } from '../../ui/index.ts';
import { Composer } from './composer.tsx';
import { failureWords } from './failure-words.ts';
import { spokenText } from './plain-text.ts';
import type { Turn } from './turn.ts';
import { AnswerText, TurnView, type TurnViewProps } from './turn-view.tsx';
import type { Answering } from './use-answering.ts';

/** What is drawn when a conversation is opened, characters of its newest turns; the rest is asked for. */
const DRAWN_FIRST = 4_000;
const MORE = 10;

export interface ChatProps extends Pick<TurnViewProps, 'onFailure'> {
  readonly answering: Answering;
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  readonly askLabel: string;
  readonly waiting: string;
  readonly onAgain: (turn: Turn) => void;
  /** In the place of the turns while there are none. */
  readonly empty?: ReactNode;
  /** Below the first answer. */
  readonly afterFirst?: ReactNode;
}

/** The turns and the line to ask in, of the widget and of the help alike. */
export function Chat(props: ChatProps) {
  const { answering, draft, onDraft, askLabel, empty } = props;
  const { turns, live, isAsking, isUnkept, ask, stop } = answering;
  const list = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(() => newestOf(turns));
  useNewestInView(list, live?.turnId ?? turns.at(-1)?.turnId);
  // While the question is written, what will set its answer can come.
  useEffect(() => void AnswerText.prepare(), []);
  // What was asked since the conversation was opened is drawn besides.
  const [opened] = useState(turns.length);
  const from = Math.max(0, opened - drawn);
  return (
    <>
      <div
        className="chat-turns"
        ref={list}
        tabIndex={-1}
        aria-label={say.assistant.conversation}
        role="group"
      >
        <div className="chat-column">
          {from > 0 && (
            <Button variant="quiet" className="chat-earlier" onClick={() => setDrawn(drawn + MORE)}>
              {say.assistant.earlier(from)}
            </Button>
          )}
          {turns.length === 0 && empty}
          {turns.slice(from).map((turn, place) => (
            <TurnOf key={turn.turnId} turn={turn} place={from + place} {...props} />
          ))}
          {isUnkept && <p className="turn-note">{say.assistant.notKept}</p>}
        </div>
      </div>
      <Spoken live={live} />
      <Composer
        label={askLabel}
        draft={draft}
        onDraft={onDraft}
        isAsking={isAsking}
        onAsk={(question) => ask(question)}
        onStop={stop}
      />
    </>
  );
}

interface TurnOfProps extends ChatProps {
  readonly turn: Turn;
  readonly place: number;
}

function TurnOf({ turn, place, answering, waiting, onFailure, onAgain, afterFirst }: TurnOfProps) {
  const { live, isAsking, turns } = answering;
  const isFirst = place === 0;
  const isNewest = place === turns.length - 1;
  return (
    <TurnView
      turn={turn}
      isLive={turn.turnId === live?.turnId}
      waiting={isFirst ? waiting : say.assistant.thinking}
      onFailure={isFirst ? onFailure : undefined}
      onAgain={isNewest && !isAsking ? onAgain : undefined}
    >
      {isFirst && afterFirst}
    </TurnView>
  );
}

/** How many of the newest turns are drawn at first: one, and as many more as are short. */
function newestOf(turns: readonly Turn[]): number {
  let characters = 0;
  let count = 0;
  for (const { answer } of turns.toReversed()) {
    characters += answer.length;
    if (count > 0 && characters > DRAWN_FIRST) break;
    count += 1;
  }
  return count;
}

/**
 * Follows an answer as it grows until its question is at the upper edge: from there it is read, not chased. Whoever
 * scrolls meanwhile is left alone.
 */
function useNewestInView(list: RefObject<HTMLDivElement | null>, newest: string | undefined): void {
  useLayoutEffect(() => {
    const element = list.current;
    const column = element?.firstElementChild;
    if (!element || !column || newest === undefined || typeof ResizeObserver === 'undefined') return;
    let isLeftAlone = false;
    const leaveAlone = () => (isLeftAlone = true);
    const follow = () => {
      if (isLeftAlone) return;
      const turn = element.querySelector<HTMLElement>('.turn:last-of-type');
      const end = element.scrollHeight - element.clientHeight;
      element.scrollTop = Math.min(end, (turn?.offsetTop ?? 0) - element.offsetTop);
    };
    const sizes = new ResizeObserver(follow);
    sizes.observe(column);
    const ways = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
    for (const way of ways) element.addEventListener(way, leaveAlone, { passive: true });
    return () => {
      sizes.disconnect();
      for (const way of ways) element.removeEventListener(way, leaveAlone);
    };
  }, [list, newest]);
}

/** AW3: an answer is spoken once, when it is there, and not by the word. */
function Spoken({ live }: { readonly live: Turn | null }) {
  return (
    <p className="visually-hidden" role="status">
      {live === null ? '' : spokenOf(live)}
    </p>
  );
}

function spokenOf(turn: Turn): string {
  if (turn.state === 'asking') return say.assistant.answering;
  if (turn.state === 'failed') return failureWords(turn.failure).text;
  return turn.state === 'stopped' ? say.assistant.stopped : spokenText(turn.answer);
}
