import { MOST_PAPER_PRICE, type ManagedPaper } from '@exam/shared-schema/contract';
import { fixedChoices } from './choices.ts';

const RULES = 'How it is sat';

export const paperTitleFields = [
  { kind: 'text', name: 'title', label: 'Title', max: 100 },
  { kind: 'textarea', name: 'description', label: 'Description', max: 500, optional: true },
] as const;

/** MP9, MP10: what of a paper is edited. The server decides what may still change, and says why not. */
export const paperEditing = {
  fields: [
    ...paperTitleFields,
    {
      kind: 'number',
      name: 'price',
      label: 'Price in tokens',
      hint: '0 is free. Who holds a ticket pays nothing more.',
      min: 0,
      max: MOST_PAPER_PRICE,
      step: 1,
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
  ],
  // From which state it was edited: what somebody else changed meanwhile is not overwritten.
  valuesOf: ({ settingsVersion }: ManagedPaper) => ({ settingsVersion }),
} as const;
