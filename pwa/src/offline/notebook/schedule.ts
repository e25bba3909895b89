import type { NotebookEntry } from '@exam/shared-schema/contract';
import { createEmptyCard, fsrs, State, type Card, type Grade } from 'ts-fsrs';
import type { CardSchedule } from '../database/database.ts';

/** NB4: deterministic on every device and at any time: no fuzz, the library's default weights. */
const SCHEDULER = fsrs({
  enable_fuzz: false,
  enable_short_term: true,
  request_retention: 0.9,
  maximum_interval: 365,
});

/** Again, Hard, Good, Easy. */
export const RATINGS = [1, 2, 3, 4] as const;
export type ReviewRating = (typeof RATINGS)[number];

/** The state of one card, folded from its log. */
export interface FoldedCard {
  /** Null until the first review. */
  readonly schedule: CardSchedule | null;
  readonly choice: { readonly isIn: boolean; readonly at: number } | null;
  readonly note: string;
}

/** NB4: pure and independent of the order of the entries: they are sorted by time, then by id. */
export function foldCard(entries: readonly NotebookEntry[]): FoldedCard {
  const inOrder = [...entries].sort(byTime);
  let choice: FoldedCard['choice'] = null;
  let note = '';
  for (const entry of inOrder) {
    if (entry.kind === 'note') note = entry.text;
    if (entry.kind === 'removed' || entry.kind === 'restored')
      choice = { isIn: entry.kind === 'restored', at: entry.at };
  }
  return { schedule: scheduleOf(reviewed(inOrder)), choice, note };
}

/** When the card would be due after each rating, epoch ms, by rating. @param now epoch ms by the server's clock. */
export function dueAfter(entries: readonly NotebookEntry[], now: number): Record<ReviewRating, number> {
  const card: Card = reviewed([...entries].sort(byTime)) ?? createEmptyCard(now);
  const from = Math.max(now, card.last_review?.getTime() ?? 0);
  const next = SCHEDULER.repeat(card, from);
  const dueOf = (rating: ReviewRating) => next[rating].card.due.getTime();
  return { 1: dueOf(1), 2: dueOf(2), 3: dueOf(3), 4: dueOf(4) };
}

function byTime(a: NotebookEntry, b: NotebookEntry): number {
  if (a.at !== b.at) return a.at - b.at;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** The card after all reviews that were not undone; null without any. */
function reviewed(inOrder: readonly NotebookEntry[]): Card | null {
  const undone = new Set(inOrder.flatMap((entry) => (entry.kind === 'undone' ? [entry.review] : [])));
  let card: Card | null = null;
  for (const entry of inOrder) {
    if (entry.kind !== 'review' || undone.has(entry.id)) continue;
    card = SCHEDULER.next(card ?? createEmptyCard(entry.at), entry.at, entry.rating as Grade).card;
  }
  return card;
}

function scheduleOf(card: Card | null): CardSchedule | null {
  if (card?.last_review === undefined) return null;
  return {
    due: card.due.getTime(),
    lastReviewAt: card.last_review.getTime(),
    state: card.state === State.Review ? 'review' : 'learning',
  };
}
