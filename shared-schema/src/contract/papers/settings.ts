import * as z from 'zod/mini';
import { calculatorKinds } from '../../paper-package/index.ts';
import { descriptionField, MAX_NAME, nameField } from '../catalogue/admin/fields.ts';

export const paperTitleField = nameField(
  'Title',
  'Title is required',
  `Title must be at most ${MAX_NAME} characters`,
);

/** Tokens. */
export const MOST_PAPER_PRICE = 1_000_000;
const PRICE = `Price must be a whole number from 0 to ${MOST_PAPER_PRICE}`;

const timingPolicies = ['continuous', 'pausable'] as const;
const sectionTimings = ['free', 'locked'] as const;

/** MP10: the rules of the exam, which holders of a ticket already know. */
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

/** Times of a paper, ISO 8601 UTC; null if unset. */
const momentFields = {
  /** ST74: when it may be started. These are rules of the exam too (MP11). */
  opensAt: momentField,
  closesAt: momentField,
  /** ST7: when the results are released. */
  keyReleaseAt: momentField,
};

/** MP11 */
export const CLOSES_TOO_EARLY = 'A paper closes after it opens. Please choose a later time.';

/** The settings in a row of the list, for the form that edits them. */
export const paperSettings = {
  ...ruleFields,
  /** BA14: students find it only where it is assigned to a batch of theirs. */
  isForBatches: z.boolean(),
  opensAt: z.nullable(z.string()),
  closesAt: z.nullable(z.string()),
  keyReleaseAt: z.nullable(z.string()),
  /** ED16: attempts end when the paper closes, whenever they began. */
  commonEnd: z.boolean(),
};

/** Omitted fields keep their values. */
export const paperEditSchema = z
  .partial(
    z.object({
      title: paperTitleField,
      description: descriptionField,
      price: z.int(PRICE).check(z.gte(0, PRICE), z.lte(MOST_PAPER_PRICE, PRICE)),
      isForBatches: z.boolean(),
      commonEnd: z.boolean(),
      ...ruleFields,
      ...momentFields,
    }),
  )
  .check(
    z.refine(({ opensAt = null, closesAt = null }) => isOrdered(opensAt, closesAt), {
      error: CLOSES_TOO_EARLY,
      path: ['closesAt'],
    }),
  );
export type PaperEdit = z.infer<typeof paperEditSchema>;

/** Whether a window closes after it opens. @param opensAt ISO 8601 UTC; null if unlimited; `closesAt` alike. */
export const isOrdered = (opensAt: string | null, closesAt: string | null): boolean =>
  opensAt === null || closesAt === null || Date.parse(opensAt) < Date.parse(closesAt);
