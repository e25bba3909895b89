import type { Category, Subject, Topic } from '@exam/shared-schema/contract';
import type { TopicFacts } from './topic-facts.ts';
import type { Store } from '../../database/index.ts';

export type CategoryRow = Store['t']['categories']['$inferSelect'];
export type SubjectRow = Store['t']['subjects']['$inferSelect'];
export type TopicRow = Store['t']['topics']['$inferSelect'];

/** Omits null members. */
function present<T extends object>(row: T): { [K in keyof T]?: Exclude<T[K], null> } {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: Exclude<T[K], null>;
  };
}

function decorationOf({ icon, gradientColor, badge, badgeColor, badgeIcon }: CategoryRow | SubjectRow) {
  return present({ icon, gradientColor, badge, badgeColor, badgeIcon });
}

export const timeText = (time: number) => new Date(time).toISOString();

export function toCategory(row: CategoryRow): Category {
  const { id: _id, cid, name, description, isActive } = row;
  return { _id, cid, name, description, isActive, createdAt: timeText(row.createdAt), ...decorationOf(row) };
}

export function toSubject(row: SubjectRow): Subject {
  const { id: _id, sid, name, description, isActive } = row;
  return { _id, sid, name, description, isActive, ...decorationOf(row) };
}

/** @param facts of its questions; undefined if it has none. */
export function toTopic(row: TopicRow, facts: TopicFacts | undefined): Topic {
  const { id: _id, tid, name, description, subjectId } = row;
  const stored = { min: row.difficultyMin, max: row.difficultyMax };
  const difficultyRange = row.updatedAt === null ? (facts?.difficultyRange ?? stored) : stored;
  return { _id, id: _id, tid, name, description, subjectId, difficultyRange, weight: facts?.weight ?? 0 };
}

interface Decoration {
  readonly icon?: string | undefined;
  readonly gradientColor?: string | undefined;
  readonly badge?: string | undefined;
  readonly badgeColor?: string | undefined;
  readonly badgeIcon?: string | undefined;
}

/** The columns of a change: absent members are left unchanged, empty ones become null. */
export function decorationColumns({ icon, gradientColor, badge, badgeColor, badgeIcon }: Decoration) {
  const column = (value: string | undefined) => (value === undefined ? undefined : value || null);
  return {
    icon: column(icon),
    gradientColor: column(gradientColor),
    badge: column(badge),
    badgeColor: column(badgeColor),
    badgeIcon: column(badgeIcon),
  };
}
