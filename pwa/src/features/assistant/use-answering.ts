import { useCallback, useEffect, useRef, useState } from 'react';
import { STOPPED, browserEdge, randomHex } from '../../api/index.ts';
import { answeredTurn, conversationOf, failedTurn, newTurn, type Ask, type Turn } from './turn.ts';

/** Where turns are stored. */
export interface TurnKeeper {
  /** Oldest first. */
  readonly turns: readonly Turn[];
  /** Adds a turn, or replaces the one with its id. */
  readonly keep: (turn: Turn) => Promise<void>;
  /** Replaces the turn with its id, unless it was deleted. */
  readonly change: (turn: Turn) => Promise<void>;
  readonly drop: (turnId: string) => Promise<void>;
}

export interface Answering {
  /** The stored turns, including the one being answered as far as received. */
  readonly turns: readonly Turn[];
  /** The turn that was last asked here. */
  readonly live: Turn | null;
  readonly isAsking: boolean;
  /** A turn could not be stored. */
  readonly isUnkept: boolean;
  readonly ask: (question: string, ask?: Ask) => void;
  /** Asks the question of a turn again, replacing it. */
  readonly again: (turn: Turn, ask?: Ask) => void;
  /** Replaces an ended turn. */
  readonly change: (turn: Turn) => void;
  readonly stop: () => void;
  /** Discards the turn that is being answered. */
  readonly forget: () => void;
}

/** Asks one question at a time: another one waits until it has ended. Unmounting stops it. */
export function useAnswering(askUsually: Ask, { turns, keep, change, drop }: TurnKeeper): Answering {
  const [live, setLive] = useState<Turn | null>(null);
  const [isUnkept, setUnkept] = useState(false);
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const keepSafely = async (turn: Turn): Promise<void> => {
    try {
      await keep(turn);
    } catch {
      setUnkept(true);
    }
  };
  const run = async (question: string, ask: Ask): Promise<void> => {
    if (running.current !== null) return;
    const stopping = new AbortController();
    running.current = stopping;
    const conversation = conversationOf(turns);
    const turn = newTurn(question, browserEdge.now(), randomHex(browserEdge.bytes(12)));
    setLive(turn);
    await keepSafely(turn);
    const ended = await answered(turn, conversation, ask, stopping.signal, setLive);
    // The turn was deleted meanwhile.
    if (running.current !== stopping) return;
    running.current = null;
    setLive(ended);
    await keepSafely(ended);
  };
  const forget = (): void => {
    stop();
    running.current = null;
    setLive(null);
  };
  return {
    turns: withLive(turns, live),
    live,
    isAsking: live?.state === 'asking',
    isUnkept,
    ask: (question, ask = askUsually) => void run(question, ask),
    again: (turn, ask = askUsually) => {
      if (running.current !== null) return;
      void drop(turn.turnId).catch(() => setUnkept(true));
      void run(turn.question, ask);
    },
    change: (turn) => {
      setLive((before) => (before?.turnId === turn.turnId ? turn : before));
      void change(turn).catch(() => setUnkept(true));
    },
    stop,
    forget,
  };
}

/**
 * ms between two updates of a growing answer: each update re-renders the whole panel, while the text is rendered
 * separately.
 */
const STEP_MS = 100;

/** A stopped turn keeps the text received so far. */
async function answered(
  turn: Turn,
  conversation: ReturnType<typeof conversationOf>,
  ask: Ask,
  signal: AbortSignal,
  show: (turn: Turn) => void,
): Promise<Turn> {
  let text = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onText = (piece: string): void => {
    text += piece;
    timer ??= setTimeout(() => {
      timer = undefined;
      show({ ...turn, answer: text });
    }, STEP_MS);
  };
  const result = await ask(turn.question, { conversation, signal, onText });
  clearTimeout(timer);
  if (result.ok) return answeredTurn(turn, result.answer);
  if (result.code === STOPPED) return { ...turn, answer: text, state: 'stopped' };
  return failedTurn(turn, text, result);
}

function withLive(turns: readonly Turn[], live: Turn | null): readonly Turn[] {
  if (live === null) return turns;
  const isKept = turns.some(({ turnId }) => turnId === live.turnId);
  if (isKept) return turns.map((turn) => (turn.turnId === live.turnId ? live : turn));
  // Not stored yet, or deleted in another tab after it had ended.
  return live.state === 'asking' ? [...turns, live] : turns;
}
