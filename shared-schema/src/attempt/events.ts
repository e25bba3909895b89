import * as z from 'zod/mini';
import { answerSchema } from '../question-types/index.ts';
import { digestSchema, idSchema } from './ids.ts';

export * from './ids.ts';
export * from './log-size.ts';

export const MAX_EPOCH_MS = 8.64e15;
export const MAX_SEQ = 1_000_000;
const wallClock = z.int().check(z.gte(0), z.lte(MAX_EPOCH_MS));
const milliseconds = z.int().check(z.gte(0), z.lte(MAX_EPOCH_MS));

/**
 * What every event carries.
 * `seq` counts from 0 without gaps. `at` is the device's wall clock, epoch milliseconds.
 * `mono` is the page's monotonic clock in whole milliseconds; it starts anew with every page life.
 */
const stamp = { seq: z.int().check(z.gte(0), z.lte(MAX_SEQ)), at: wallClock, mono: milliseconds };

const ofQuestion = { questionId: idSchema };
const ofSection = { sectionId: idSchema };
/** A page life: `mono` values are comparable only within one. */
const pageLife = { session: idSchema };

export const resumeReasons = ['reload', 'other-device', 'taken-over', 'time-left'] as const;

/**
 * AT1: the event types of an attempt's log, without their hash. Members beside those named are kept, for the hash
 * covers them: a newer app may say more of an event than this one knows (SY11).
 */
const bodies = {
  started: z.looseObject({ ...stamp, type: z.literal('started'), ...pageLife }),
  visited: z.looseObject({ ...stamp, type: z.literal('visited'), ...ofQuestion }),
  answered: z.looseObject({ ...stamp, type: z.literal('answered'), ...ofQuestion, answer: answerSchema }),
  cleared: z.looseObject({ ...stamp, type: z.literal('cleared'), ...ofQuestion }),
  marked: z.looseObject({ ...stamp, type: z.literal('marked'), ...ofQuestion }),
  unmarked: z.looseObject({ ...stamp, type: z.literal('unmarked'), ...ofQuestion }),
  'section-entered': z.looseObject({ ...stamp, type: z.literal('section-entered'), ...ofSection }),
  'section-closed': z.looseObject({ ...stamp, type: z.literal('section-closed'), ...ofSection }),
  'left-page': z.looseObject({ ...stamp, type: z.literal('left-page') }),
  returned: z.looseObject({ ...stamp, type: z.literal('returned') }),
  'fullscreen-left': z.looseObject({ ...stamp, type: z.literal('fullscreen-left') }),
  'clock-jumped': z.looseObject({ ...stamp, type: z.literal('clock-jumped'), byMs: z.int() }),
  resumed: z.looseObject({
    ...stamp,
    type: z.literal('resumed'),
    ...pageLife,
    reason: z.enum(resumeReasons),
    /** The other device's head this log goes on from (ST13). */
    head: z.optional(digestSchema),
    /** With 'time-left' (ST12) and 'other-device' (ST13): the elapsed time that the server's clock established. */
    elapsedMs: z.optional(milliseconds),
  }),
  sealed: z.looseObject({
    ...stamp,
    type: z.literal('sealed'),
    by: z.enum(['student', 'clock']),
    /** Exam time used when the attempt was sealed; never more than the limit (AT22). */
    elapsedMs: milliseconds,
  }),
};

const eventsWith = <H extends z.ZodMiniType>(hash: H) =>
  z.discriminatedUnion('type', [
    z.extend(bodies.started, { hash }),
    z.extend(bodies.visited, { hash }),
    z.extend(bodies.answered, { hash }),
    z.extend(bodies.cleared, { hash }),
    z.extend(bodies.marked, { hash }),
    z.extend(bodies.unmarked, { hash }),
    z.extend(bodies['section-entered'], { hash }),
    z.extend(bodies['section-closed'], { hash }),
    z.extend(bodies['left-page'], { hash }),
    z.extend(bodies.returned, { hash }),
    z.extend(bodies['fullscreen-left'], { hash }),
    z.extend(bodies['clock-jumped'], { hash }),
    z.extend(bodies.resumed, { hash }),
    z.extend(bodies.sealed, { hash }),
  ]);

export const attemptEventSchema = eventsWith(digestSchema);

const knownTypes: ReadonlySet<string> = new Set(Object.keys(bodies));

/** True for the events that this version knows how to fold. */
export function isKnownEvent(event: HandInEvent): event is UnhashedEvent & { readonly hash?: string } {
  return knownTypes.has(event.type);
}

/** SY11: an event of a type that a newer app has and this version does not: kept and chained, and no answer. */
const unknownWith = <H extends z.ZodMiniType>(hash: H) =>
  z.looseObject({
    ...stamp,
    type: z.string().check(
      z.regex(/^[a-z][a-z0-9-]{0,63}$/, 'Not a type of event'),
      z.refine((type) => !knownTypes.has(type), 'Not an event of this type'),
    ),
    hash,
  });

type Named<E> = { [K in keyof E as string extends K ? never : K]: E[K] };
type NamedEach<E> = E extends unknown ? Named<E> : never;
export type AttemptEvent = NamedEach<z.infer<typeof attemptEventSchema>>;
export type AttemptEventType = AttemptEvent['type'];

type WithoutStamp<E> = E extends AttemptEvent ? Omit<E, 'seq' | 'at' | 'mono' | 'hash'> : never;
/** What a caller says happened; the log adds seq, clocks and hash. */
export type AttemptAction = WithoutStamp<AttemptEvent>;

type WithoutHash<E> = E extends AttemptEvent ? Omit<E, 'hash'> : never;
export type UnhashedEvent = WithoutHash<AttemptEvent>;

/** What the schemas let through beside the events of this version; the fold passes over it. */
interface UnknownEvent {
  readonly seq: number;
  readonly at: number;
  readonly mono: number;
  readonly type: string;
}
export type HandInEvent = (UnhashedEvent | UnknownEvent) & { readonly hash?: string | undefined };

/** An event as it is stored and sent with a draft. One of a newer app passes for an AttemptEvent: the fold passes over it. */
export const loggedEventSchema = z.union([
  attemptEventSchema,
  unknownWith(digestSchema),
]) as z.ZodMiniType as z.ZodMiniType<AttemptEvent>;

const maybeHash = z.optional(digestSchema);
/** An event of a hand-in: its hash follows from the events before it, so an app need not send it. */
export const handInEventSchema = z.union([
  eventsWith(maybeHash),
  unknownWith(maybeHash),
]) as z.ZodMiniType as z.ZodMiniType<HandInEvent>;
