import { asciiDigits } from '@exam/shared-schema/marking';

/** The content of the boxes: one digit or '' each. */
export type Boxes = readonly string[];

const digitsIn = (text: string): string[] => asciiDigits(text).match(/[0-9]/g) ?? [];

export interface Entry {
  readonly boxes: Boxes;
  /** The box to focus. */
  readonly focus: number;
}

/**
 * Input into a box. One digit replaces the previous one; several (paste, autofill) fill the boxes from here, a whole
 * code from the first. Null if the input has no digit.
 */
export function entered(boxes: Boxes, index: number, text: string): Entry | null {
  const digits = digitsIn(text);
  if (digits.length === 0) return null;
  const from = digits.length >= boxes.length ? 0 : index;
  const filled = boxes.map((before, at) => digits[at - from] ?? before);
  return { boxes: filled, focus: Math.min(boxes.length - 1, from + digits.length) };
}

export function emptied(boxes: Boxes, index: number): Boxes {
  return boxes.map((before, at) => (at === index ? '' : before));
}

/** Removes the previous digit if the new one was typed beside it, because the input then contains both. */
export function typedOver(before: string, text: string): string {
  return before !== '' && text.length === 2 ? text.replace(before, '') : text;
}

export const noDigits = (count: number): Boxes => Array.from({ length: count }, () => '');
