import { and, asc, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isKnownEvent, readLog, type HandInEvent } from '@exam/shared-schema/attempt';
import { attemptTimeline, type AttemptTimeline, type TimelineEvent } from '@exam/shared-schema/contract';
import { parseFraction, roundToTwo } from '@exam/shared-schema/marking';
import type { PaperPackage } from '@exam/shared-schema/paper-package';
import type { Context } from '../../context.ts';
import { ofMembers, within } from '../../crud/index.ts';
import type { Store } from '../../database/index.ts';
import { AppError, bind } from '../../http/index.ts';
import type { ReadKeyedPaper } from '../../marked-attempts/keyed-papers.ts';

/** IN7: the log of an attempt, readable. */
export function timelineRoutes(app: FastifyInstance, { store }: Context, keyedOf: ReadKeyedPaper): void {
  const { attempts, users, papers } = store.t;
  bind(app, attemptTimeline, async ({ params: { attemptId, userId } }, { scope }) => {
    const isThis = and(eq(attempts.id, attemptId), eq(attempts.userId, userId));
    const [row] = await store.read
      .select({
        log: attempts.log,
        packageVersion: attempts.packageVersion,
        flags: attempts.flags,
        ranked: attempts.ranked,
        scoreExact: attempts.scoreExact,
        receivedAt: attempts.receivedAt,
        student: { _id: users.id, fullName: users.fullName },
        paper: { _id: papers.id, title: papers.title },
      })
      .from(attempts)
      .innerJoin(users, eq(users.id, attempts.userId))
      .innerJoin(papers, eq(papers.id, attempts.paperId))
      .where(and(isThis, within(scope, ofMembers(store, attempts.userId))));
    if (row === undefined) throw new AppError('NOT_FOUND');
    const { log, packageVersion, flags, scoreExact, receivedAt, ...rest } = row;
    const keyed = await keyedOf(packageVersion);
    return {
      data: {
        ...rest,
        flags: [...flags],
        score: roundToTwo(parseFraction(scoreExact)),
        receivedAt: isoOf(receivedAt),
        events: eventsOf(log, keyed?.keyed.paper ?? null),
        superseded: await supersededOf(store, attemptId, userId),
        decisions: await decisionsOf(store, attemptId, userId),
      },
    };
  });
}

const isoOf = (time: number) => new Date(time).toISOString();

/** @returns null if there is no log, or one that cannot be read. */
function eventsOf(log: string | null, paper: PaperPackage | null): TimelineEvent[] | null {
  const reading = log === null ? null : readLog(log);
  if (reading?.ok !== true) return null;
  const places = placesIn(paper);
  const start = reading.events[0]?.at ?? 0;
  return reading.events.map((event) => ({
    type: event.type,
    at: isoOf(event.at),
    seconds: Math.round((event.at - start) / 1000),
    ...memberOf(event, places),
  }));
}

interface Place {
  readonly section: string;
  readonly question?: number;
}

/** Number and section of each question, and the title of each section, by id. */
function placesIn(paper: PaperPackage | null): ReadonlyMap<string, Place> {
  return new Map(
    (paper?.sections ?? []).flatMap(({ _id, title: section, questions }) => [
      [_id, { section }] as const,
      ...questions.map((question, place) => [question._id, { section, question: place + 1 }] as const),
    ]),
  );
}

function memberOf(
  event: HandInEvent,
  places: ReadonlyMap<string, Place>,
): Partial<Pick<TimelineEvent, 'question' | 'section' | 'byMs' | 'reason'>> {
  if (!isKnownEvent(event)) return {};
  switch (event.type) {
    case 'visited':
    case 'answered':
    case 'cleared':
    case 'marked':
    case 'unmarked':
      return places.get(event.questionId) ?? {};
    case 'section-entered':
    case 'section-closed':
      return places.get(event.sectionId) ?? {};
    case 'clock-jumped':
      return { byMs: event.byMs };
    case 'resumed':
      return { reason: event.reason };
    case 'sealed':
      return { reason: event.by };
    case 'started':
    case 'left-page':
    case 'returned':
    case 'fullscreen-left':
      return {};
  }
}

async function supersededOf(
  { read, t: { supersededAttempts: table } }: Store,
  attemptId: string,
  userId: string,
) {
  const rows = await read
    .select({ receivedAt: table.receivedAt })
    .from(table)
    .where(and(eq(table.attemptId, attemptId), eq(table.userId, userId)))
    .orderBy(asc(table.receivedAt));
  return rows.map(({ receivedAt }) => ({ receivedAt: isoOf(receivedAt) }));
}

async function decisionsOf(
  { read, t: { rankDecisions: table, users } }: Store,
  attemptId: string,
  userId: string,
): Promise<AttemptTimeline['decisions']> {
  const rows = await read
    .select({
      ranked: table.ranked,
      reason: table.reason,
      decidedBy: users.fullName,
      decidedAt: table.decidedAt,
    })
    .from(table)
    .innerJoin(users, eq(users.id, table.decidedBy))
    .where(and(eq(table.attemptId, attemptId), eq(table.userId, userId)))
    .orderBy(desc(table.decidedAt));
  return rows.map(({ decidedAt, ...row }) => ({ ...row, decidedAt: isoOf(decidedAt) }));
}
