/**
 * The two kinds of scale. The product has one scale per screen, each with its own cut-offs (ST19). They are defined in
 * the files of this folder and must not be merged, even if they look alike.
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

/** The colours of scales; the design system defines their look. */
export type SignalColour = 'green' | 'yellow' | 'amber' | 'red';
