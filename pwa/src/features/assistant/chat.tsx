import './chat.css';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { say } from '../../sentences/index.ts';
import { Button } from '../../ui/index.ts';
import { Composer } from './composer.tsx';
import { failureText } from './failure-text.ts';
import { spokenText } from './plain-answer.ts';
import { TakeBack } from './take-back.tsx';
import type { Turn } from './turn.ts';
import { AnswerText, TurnView, type TurnViewProps } from './turn-view.tsx';
import type { Answering } from './use-answering.ts';

/**
 * Characters of the latest turns that are rendered when a conversation is opened; older turns are shown on request.
 */
const DRAWN_FIRST = 4_000;
const MORE = 10;

export interface ChatProps extends Pick<TurnViewProps, 'onFailure'> {
  readonly answering: Answering;
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  readonly askLabel: string;
  readonly waiting: string;
  readonly onAgain: (turn: Turn) => void;
  /** Shown while there are no turns. */
  readonly empty?: ReactNode;
  /** Shown below the first answer. */
  readonly afterFirst?: ReactNode;
}

/** The turns and the input, for both the widget and the help dialog. */
export function Chat(props: ChatProps) {
  const { answering, draft, onDraft, askLabel, empty } = props;
  const { turns, live, isAsking, isUnkept, ask, stop } = answering;
  const list = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(() => newestOf(turns));
  useNewestInView(list, live?.turnId ?? turns.at(-1)?.turnId);
  // Loads the renderer of answers while the question is being written.
  useEffect(() => void AnswerText.prepare(), []);
  // Turns since the conversation was opened are rendered in addition.
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
      onRelated={isNewest && !isAsking ? answering.ask : undefined}
    >
      {isFirst && afterFirst}
      <TakeBack turn={turn} onReturned={answering.change} />
    </TurnView>
  );
}

/** How many of the latest turns are rendered at first: one, and more if they are short. */
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
 * Scrolls along with a growing answer until its question reaches the upper edge, so that the answer can be read from
 * its start. Stops when the user scrolls.
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

/** AW3: announces an answer to screen readers once, when it is complete. */
function Spoken({ live }: { readonly live: Turn | null }) {
  return (
    <p className="visually-hidden" role="status">
      {live === null ? '' : spokenOf(live)}
    </p>
  );
}

function spokenOf(turn: Turn): string {
  if (turn.state === 'asking') return say.assistant.answering;
  if (turn.state === 'failed') return failureText(turn.failure).text;
  return turn.state === 'stopped' ? say.assistant.stopped : spokenText(turn.answer);
}
