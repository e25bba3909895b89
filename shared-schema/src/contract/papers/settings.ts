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

/** What a row says of the settings, to edit them. */
export const paperSettings = {
  ...ruleFields,
  /** Digest of all that can be edited: whoever edits says from which state. */
  settingsVersion: digestSchema,
};

/** What is left out stays as it is. */
export const paperEditSchema = z.extend(
  z.partial(
    z.object({
      title: paperTitleField,
      description: descriptionField,
      price: z.int(PRICE).check(z.gte(0, PRICE), z.lte(MOST_PAPER_PRICE, PRICE)),
      ...ruleFields,
    }),
  ),
  { settingsVersion: digestSchema },
);
export type PaperEdit = z.infer<typeof paperEditSchema>;
