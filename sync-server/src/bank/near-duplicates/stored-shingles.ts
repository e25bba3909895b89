import { crc32 } from 'node:zlib';
import { isCalculation, SAME_WORDS, shared, shinglesOf, type Comparable } from '@exam/shared-schema/likeness';

interface Stored extends Comparable {
  readonly diagramUrl?: string | null;
  readonly diagramLatex?: string | null;
}

/**
 * BK27: the values of a question that the database compares.
 * @returns a 32-bit hash of each shingle, ascending; null for a calculation, which is not compared.
 */
export function storedShingles({ text, options, diagramUrl, diagramLatex }: Stored): number[] | null {
  const hasDrawing = Boolean(diagramUrl) || Boolean(diagramLatex);
  if (isCalculation({ text, options }, hasDrawing)) return null;
  const hashes = [...shinglesOf({ text, options })].map((shingle) => crc32(shingle));
  return [...new Set(hashes)].sort((one, other) => one - other);
}

/** The comparison that the triggers of BK27 make. */
export const areNearlyTheSame = (one: readonly number[] | null, other: readonly number[] | null): boolean =>
  one !== null && other !== null && shared(new Set(one), new Set(other)) >= SAME_WORDS;
