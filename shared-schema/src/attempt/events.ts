import * as z from 'zod/mini';
import { answerSchema } from '../question-types/index.ts';
import { MAX_EPOCH_MS, MAX_SEQ } from './event-bounds.ts';
import { digestSchema, idSchema } from './ids.ts';
import { openedSchema } from './opened.ts';
import { MAX_TIME_STATEMENT_LENGTH } from './time-statement.ts';

export * from './event-bounds.ts';
export * from './ids.ts';
export * from './log-size.ts';

const wallClock = z.int().check(z.gte(0), z.lte(MAX_EPOCH_MS));
const milliseconds = z.int().check(z.gte(0), z.lte(MAX_EPOCH_MS));

/**
 * What every event carries.
 * `seq` counts from 0 without gaps. `at` is the device's wall clock, epoch milliseconds.
 * `mono` is the page's monotonic clock in whole milliseconds; it starts again with every page life.
 */
const stamp = { seq: z.int().check(z.gte(0), z.lte(MAX_SEQ)), at: wallClock, mono: milliseconds };

const ofQuestion = { questionId: idSchema };
const ofSection = { sectionId: idSchema };
/** A page life: `mono` values are comparable only within one. */
const pageLife = { session: idSchema };

const resumeReasons = ['reload', 'other-device', 'taken-over', 'time-left'] as const;

/**
 * AT1: the event types of an attempt's log, without their hash. Members that are not named here are kept, because the
 * hash covers them: a newer app may add members to an event (SY11).
 */
const bodies = {
  started: z.looseObject({
    ...stamp,
    type: z.literal('started'),
    ...pageLife,
    /** Server time minus the device's as last measured before the start, milliseconds; null if it never was. */
    offsetMs: z.optional(z.nullable(z.number())),
    /** ED7: how the paper was opened, if it was encrypted. */
    opened: z.optional(openedSchema),
  }),
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
    /** The head of the other device's log that this log continues (ST13). */
    head: z.optional(digestSchema),
    /** With 'time-left' (ST12) and 'other-device' (ST13): the exam time used, as the server's clock established it. */
    elapsedMs: z.optional(milliseconds),
    /** ST69: the server's signed statement of it, see timeStatementSchema. */
    word: z.optional(z.string().check(z.maxLength(MAX_TIME_STATEMENT_LENGTH))),
  }),
  sealed: z.looseObject({
    ...stamp,
    type: z.literal('sealed'),
    by: z.enum(['student', 'clock']),
    /** Exam time used when the attempt was sealed; never more than the limit (AT22). */
    elapsedMs: milliseconds,
  }),
};

const knownEventSchema = z.discriminatedUnion('type', [
  bodies.started,
  bodies.visited,
  bodies.answered,
  bodies.cleared,
  bodies.marked,
  bodies.unmarked,
  bodies['section-entered'],
  bodies['section-closed'],
  bodies['left-page'],
  bodies.returned,
  bodies['fullscreen-left'],
  bodies['clock-jumped'],
  bodies.resumed,
  bodies.sealed,
]);

const knownTypes: ReadonlySet<string> = new Set(Object.keys(bodies));

/** True for the events that this version knows how to fold. */
export function isKnownEvent(event: HandInEvent): event is UnhashedEvent {
  return knownTypes.has(event.type);
}

/** SY11: an event of a type that only a newer app knows. It is kept and hashed, and changes no answer. */
const unknownEventSchema = z.looseObject({
  ...stamp,
  type: z.string().check(
    z.regex(/^[a-z][a-z0-9-]{0,63}$/, 'Not a type of event'),
    z.refine((type) => !knownTypes.has(type), 'Not an event of this type'),
  ),
});

type Named<E> = { [K in keyof E as string extends K ? never : K]: E[K] };
type NamedEach<E> = E extends unknown ? Named<E> : never;
/** An event as in the text of its log. */
export type UnhashedEvent = NamedEach<z.infer<typeof knownEventSchema>>;

type WithHash<E> = E extends UnhashedEvent ? E & { readonly hash: string } : never;
/** An event on a device, with the head of the log after it. */
export type AttemptEvent = WithHash<UnhashedEvent>;

type WithoutStamp<E> = E extends UnhashedEvent ? Omit<E, 'seq' | 'at' | 'mono'> : never;
/** An event as the caller reports it; the log adds seq, clocks and hash. */
export type AttemptAction = WithoutStamp<UnhashedEvent>;

/** An event of a type that this version does not know; the fold ignores it. */
interface UnknownEvent {
  readonly seq: number;
  readonly at: number;
  readonly mono: number;
  readonly type: string;
}
export type HandInEvent = UnhashedEvent | UnknownEvent;

/** An event as it is read from a log's text. */
export const handInEventSchema = z.union([
  knownEventSchema,
  unknownEventSchema,
]) as z.ZodMiniType as z.ZodMiniType<HandInEvent>;
