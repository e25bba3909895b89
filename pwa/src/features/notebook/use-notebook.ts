import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import {
  allCards,
  type CardFilter,
  database,
  isShown,
  type NotebookCardRow,
  waitsUnanswered,
} from '../../offline/index.ts';
import { endOfDay } from './days.ts';

const MINUTE_MS = 60_000;

/** The wall clock, updated every minute, so that cards that become due while the page is open appear. Epoch ms. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export type ListName = 'in' | 'unanswered' | 'removed';

export interface Notebook {
  /** All cards, including removed and unanswered ones. */
  readonly cards: readonly NotebookCardRow[];
  readonly subjects: readonly string[];
  /** The topics of the chosen subject. */
  readonly topics: readonly string[];
}

/** All cards of the notebook; undefined while they are being read. */
export function useNotebook(userId: string, { subject }: Pick<CardFilter, 'subject'>): Notebook | undefined {
  const cards = useLiveQuery(async () => {
    const rows = await allCards(database, userId);
    return rows.filter(({ mistakes }) => mistakes.length > 0);
  }, [userId]);
  if (cards === undefined) return undefined;
  const names = (of: readonly string[]) =>
    [...new Set(of)].filter(Boolean).sort((a, b) => a.localeCompare(b));
  return {
    cards,
    subjects: names(cards.map((card) => card.subject)),
    topics: names(cards.filter((card) => isShown(card, { subject, topic: '' })).map(({ topic }) => topic)),
  };
}

/** Null for a card that is in no list: its question counts as correct since a key was corrected. */
export function listOf(card: NotebookCardRow): ListName | null {
  if (card.due !== undefined) return 'in';
  if (waitsUnanswered(card)) return 'unanswered';
  return card.choice?.isIn === false ? 'removed' : null;
}

export interface Counts {
  readonly due: number;
  readonly fresh: number;
  readonly learned: number;
  readonly all: number;
  /** When the next card is due after today, epoch ms; null if there is none. */
  readonly nextAt: number | null;
}

/** @param now epoch ms. */
export function countsOf(cards: readonly NotebookCardRow[], now: number): Counts {
  const tonight = endOfDay(now);
  const inside = cards.filter(({ due }) => due !== undefined);
  const later = inside.flatMap(({ due = 0 }) => (due >= tonight ? [due] : []));
  return {
    due: inside.length - later.length,
    fresh: inside.filter(({ schedule }) => schedule === null).length,
    learned: inside.filter(({ schedule }) => schedule?.state === 'review').length,
    all: inside.length,
    nextAt: later.length === 0 ? null : later.reduce((least, due) => Math.min(least, due)),
  };
}
