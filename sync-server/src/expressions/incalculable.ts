/** The expression cannot be computed here: too large, undefined, or not understood. */
export class Incalculable extends Error {}
