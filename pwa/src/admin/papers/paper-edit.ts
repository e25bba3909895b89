import { MOST_PAPER_PRICE, type ManagedPaper } from '@exam/shared-schema/contract';
import { fixedChoices } from '../fields/choices.ts';

const RULES = 'How it is sat';
const TIMES = 'When';

export const paperTitleFields = [
  { kind: 'text', name: 'title', label: 'Title', max: 100 },
  { kind: 'textarea', name: 'description', label: 'Description', max: 500, optional: true },
] as const;

/** MP12: not for papers whose package includes the key, because there would be nothing to hold back. */
const keyReleaseField = {
  kind: 'moment',
  name: 'keyReleaseAt',
  label: 'Results are released',
  hint: 'Until then students see neither score nor key. Choose a time after the paper closes, or leave it empty to show results after each submission. It cannot change once a student has seen a result.',
  group: TIMES,
  optional: true,
  none: null,
} as const;

/**
 * MP9 to MP12: the editable settings of a paper. The server decides which may still change, and explains a refusal.
 */
const fields = [
  ...paperTitleFields,
  {
    kind: 'number',
    name: 'price',
    label: 'Price in tokens',
    hint: '0 is free. Students who hold a ticket pay nothing more.',
    min: 0,
    max: MOST_PAPER_PRICE,
    step: 1,
  },
  {
    kind: 'switch',
    name: 'isForBatches',
    label: 'Only for batches',
    on: 'Only students to whom it is assigned, or who have it already, find it',
    off: 'All students find it',
  },
  {
    kind: 'select',
    name: 'timingPolicy',
    label: 'Clock',
    hint: 'Clock, sections and calculator can change only while no student holds a ticket.',
    group: RULES,
    placeholder: 'Select a clock',
    useChoices: fixedChoices({
      continuous: 'Runs on while the app is closed',
      pausable: 'Stops while the app is closed',
    }),
  },
  {
    kind: 'select',
    name: 'sectionTiming',
    label: 'Sections',
    group: RULES,
    placeholder: 'Select an order',
    useChoices: fixedChoices({
      free: 'In any order',
      locked: 'One after the other, each with its own time',
    }),
  },
  {
    kind: 'select',
    name: 'calculator',
    label: 'Calculator',
    group: RULES,
    optional: true,
    placeholder: 'None',
    none: null,
    useChoices: fixedChoices({ basic: 'Basic', scientific: 'Scientific' }),
  },
  {
    kind: 'moment',
    name: 'opensAt',
    label: 'Opens',
    hint: 'An attempt that starts before the paper opens or after it closes is taken but does not rank. Both times can change only while no student holds a ticket.',
    group: TIMES,
    optional: true,
    none: null,
  },
  {
    kind: 'moment',
    name: 'closesAt',
    label: 'Closes',
    hint: 'Leave both empty for a paper that is always open.',
    group: TIMES,
    optional: true,
    none: null,
  },
  {
    kind: 'switch',
    name: 'commonEnd',
    label: 'Common end',
    group: TIMES,
    on: 'The exam ends for everyone when the paper closes, extra time apart',
    off: 'A student who starts late has the whole time',
  },
] as const;

export const paperEditing = {
  text: 'Whether results show at once or only after the attempt is sent is fixed when a paper is made, because it decides which pool its questions come from.',
  fields: ({ resultsPolicy }: ManagedPaper) =>
    resultsPolicy === 'on-submit' ? fields : [...fields, keyReleaseField],
} as const;
