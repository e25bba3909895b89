import * as z from 'zod/mini';
import { digestSchema } from '../../attempt/ids.ts';
import { calculatorKinds } from '../../paper-package/index.ts';
import { descriptionField, MAX_NAME, nameField } from '../catalogue/admin/fields.ts';

export const paperTitleField = nameField('Title is required', `Title must be at most ${MAX_NAME} characters`);

/** Tokens. */
export const MOST_PAPER_PRICE = 1_000_000;
const PRICE = `Price must be a whole number from 0 to ${MOST_PAPER_PRICE}`;

const timingPolicies = ['continuous', 'pausable'] as const;
const sectionTimings = ['free', 'locked'] as const;

/** MP10: how a paper is sat, which students who hold a ticket were told already. */
const ruleFields = {
  timingPolicy: z.enum(timingPolicies),
  sectionTiming: z.enum(sectionTimings),
  /** Null if the exam has none. */
  calculator: z.nullable(z.enum(calculatorKinds)),
};

const MOMENT = 'Please enter a date and time from 2000 to 2100';
const momentField = z.nullable(
  z.iso.datetime(MOMENT).check(z.refine((at) => at >= '2000' && at < '2101', MOMENT)),
);

/** When something happens to a paper, ISO 8601 UTC; null where it does not. */
const momentFields = {
  /** ST74: when it may be started. Rules too (MP11). */
  opensAt: momentField,
  closesAt: momentField,
  /** ST7: until when results are held back. */
  keyReleaseAt: momentField,
};

/** MP11 */
export const CLOSES_TOO_EARLY = 'A paper closes after it opens. Please choose a later time.';

/** What a row says of the settings, to edit them. */
export const paperSettings = {
  ...ruleFields,
  opensAt: z.nullable(z.string()),
  closesAt: z.nullable(z.string()),
  keyReleaseAt: z.nullable(z.string()),
  /** Digest of all that can be edited: whoever edits says from which state. */
  settingsVersion: digestSchema,
};

/** What is left out stays as it is. */
export const paperEditSchema = z
  .extend(
    z.partial(
      z.object({
        title: paperTitleField,
        description: descriptionField,
        price: z.int(PRICE).check(z.gte(0, PRICE), z.lte(MOST_PAPER_PRICE, PRICE)),
        ...ruleFields,
        ...momentFields,
      }),
    ),
    { settingsVersion: digestSchema },
  )
  .check(
    z.refine(({ opensAt = null, closesAt = null }) => isOrdered(opensAt, closesAt), {
      error: CLOSES_TOO_EARLY,
      path: ['closesAt'],
    }),
  );
export type PaperEdit = z.infer<typeof paperEditSchema>;

/** Whether a window is open for a time at all. @param opensAt as `closesAt` a time; null if there is no such end. */
export const isOrdered = (opensAt: string | null, closesAt: string | null): boolean =>
  opensAt === null || closesAt === null || Date.parse(opensAt) < Date.parse(closesAt);
