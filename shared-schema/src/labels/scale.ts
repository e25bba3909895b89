/**
 * The two shapes of a scale. The product has one scale per screen, with cut-offs of its own (rule ST19): they are
 * written out in the files beside this one and never merged, however alike they look.
 */

/** The label of the first step whose limit the value does not exceed. */
export function upTo<Label>(
  value: number,
  steps: readonly (readonly [limit: number, label: Label])[],
  beyond: Label,
): Label {
  return steps.find(([limit]) => value <= limit)?.[1] ?? beyond;
}

/** The label of the first step that the value reaches. */
export function from<Label>(
  value: number,
  steps: readonly (readonly [threshold: number, label: Label])[],
  below: Label,
): Label {
  return steps.find(([threshold]) => value >= threshold)?.[1] ?? below;
}

/** The signal colours that scales speak of; the design system decides what they look like. */
export type SignalColour = 'green' | 'yellow' | 'amber' | 'red';
